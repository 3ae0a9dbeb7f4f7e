BEGIN TRANSACTION;
CREATE TABLE deals (
    match_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    content TEXT NOT NULL,
    link TEXT NOT NULL,
    entered_at INTEGER NOT NULL,
    corrected_at INTEGER, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (match_id, position),
    CONSTRAINT position_is_count CHECK (position >= 0),
    CONSTRAINT content_is_object CHECK (content GLOB '{*}'),
    CONSTRAINT link_is_digest CHECK (length(link) = 64),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
INSERT INTO "deals" VALUES(1,0,'{"bids":[1,1,0,0],"tricks":[1,0,0,0]}','7cca425683d6753d227d896fa03a9b6940bc8dd06f51e5bc14a7925a314d74bd',1767987000,NULL,'879914b63cfc0a2ce2bad86a647767eb1b5006f4a59bc1fc49e35ce1b33adf6a');
INSERT INTO "deals" VALUES(1,1,'{"bids":[1,2,0,0],"tricks":[0,0,0,2]}','962ab51e1d21c2bdeb67293a937999df33668f6fecc6475666419ad1fb6b7ec0',1767987000,NULL,'127256f33ff8efec1f83b7579fddc10e9bb028dc0ab90881254ea93a5e6f0a3c');
INSERT INTO "deals" VALUES(1,2,'{"bids":[1,2,0,3],"tricks":[1,0,1,1]}','314a4d95592681a125d1ca5c3cb56a0335683deb4c70bf5d690008cf7053d45a',1767987000,NULL,'faaaa8051f39a0bbee216d50cbc72c8b05568d242953e6f09299ff2aa6b3ff9f');
INSERT INTO "deals" VALUES(1,3,'{"bids":[2,2,3,1],"tricks":[0,1,1,2]}','5b296573dce1adb155128ae0692bed943c8bfb671600b229854bac800bfb28e6',1767987000,NULL,'d83e909681d1f6eb183513b29bd3a02d591e49c9f978cb642d2558b39d2f7b93');
INSERT INTO "deals" VALUES(1,4,'{"bids":[3,4,3,0],"tricks":[0,2,2,1]}','fb075acea4bd9a43b88c817b36a8de39da8b9613dccf58ca9e680126e339aa10',1767987000,NULL,'d31da3cf3835274ae59094679f926b7dc052b3fd7fd3c4f6844d0f237ec26955');
INSERT INTO "deals" VALUES(1,5,'{"bids":[6,1,2,5],"tricks":[1,3,2,0]}','c042be71092abab400d320e369e892213b8d19cf2f2d4bfac8b5ba2a4cc82167',1767987000,NULL,'321d0981ccf01cab30f75eff9fe79c29bd4354b8a8fa383e15447a785e81fc48');
INSERT INTO "deals" VALUES(1,6,'{"bids":[6,3,0,0],"tricks":[1,2,1,3]}','2b30d984b7409a584186edc4e4752ee64e6ee9c1b42c38295bb45cebf49f85b1',1767987000,NULL,'3d2ed2d1a2bf88a7ee8a15f662cc457b36b326761b23430eb002fb5e0fca3a90');
INSERT INTO "deals" VALUES(1,7,'{"bids":[1,1,7,2],"tricks":[2,2,2,2]}','e8f6ee0aed798f3411dfdcb0c2ebcc21bdef8b27e136abb49ced1cb1e41178ba',1767987000,NULL,'1913948f0fbe2e6b2d54d7d9349ff66f18aa1267b37a20c0a701deaee968e1b2');
INSERT INTO "deals" VALUES(1,8,'{"bids":[2,2,1,4],"tricks":[0,2,2,3]}','da0c40d1419a306153ee5063f00eecc68cc96ac6bde2bae3b11a8028532b3802',1767987000,NULL,'1ebd5e66e2f27999472ff9dadb6d290f17ab12b3ee89d426041e9ea837ae94f1');
INSERT INTO "deals" VALUES(1,9,'{"bids":[6,2,2,3],"tricks":[0,3,1,2]}','3dc2dfd8be87fff3425de7709d6f749317ecf60a23d6778f1f6b70acf1832f4a',1767987000,NULL,'796d165ea6c651fa597f0857027f7d953ad862b680a00da4698179b163ab1305');
INSERT INTO "deals" VALUES(1,10,'{"bids":[1,0,2,3],"tricks":[2,1,2,0]}','48aed09529cee8e2a1f6fe61daf0c6a831345fde22f20f0c7c99eb94fe6143d4',1767987000,NULL,'32dc074708f48784d0bcb070e92566b18e058dc34ce273663736ddd8b4bb330e');
INSERT INTO "deals" VALUES(1,11,'{"bids":[1,4,2,4],"tricks":[0,1,0,3]}','f122d32c5e948aed18798bcbc2443419fa935c8666195740f8ef641510b1baf8',1767987000,NULL,'69c66f8e02300dba915e3099ceb40a2129001c1a6c333df85f0f5b7b5317d7b9');
INSERT INTO "deals" VALUES(1,12,'{"bids":[1,3,3,3],"tricks":[1,0,0,2]}','96c9e44049b2dee5acab6b3e93d37afc75edaee62af3f5accd0be1ade0e1ec02',1767987000,NULL,'59e1ec77dc5d51a0d2ae65d04bfa3783631f46ab6f424ca987b048ef1ec6d608');
INSERT INTO "deals" VALUES(1,13,'{"bids":[2,2,1,2],"tricks":[0,1,0,1]}','072c3c53d48667ef68327307815e4fe6d97d6eab2edcef859c74a79cdc22cdac',1767987000,NULL,'7ee78d196e6fb5a031353acdd088148354cdf50780eaee0a59522e4b889617ef');
INSERT INTO "deals" VALUES(1,14,'{"bids":[1,0,1,0],"tricks":[0,0,0,1]}','4b4c208f63ea934ce93347c907a6972f855aaf6835b201d6f125d4bb31717d3b',1767987000,NULL,'916de30e9ea45f1bca2beab0ec8a169c346f2b18ca13b4721cc51fbba932a156');
INSERT INTO "deals" VALUES(2,0,'{"bids":[1,1,1],"tricks":[1,0,0]}','e861b30963a986f1674dbbd8daefd90fe7b338ed7e15bc640a8bd911f47ba2c8',1767987000,NULL,'92b66ce9c560868fdb90af755f56c28acddc734b29de2fdd96939835131f7ab5');
INSERT INTO "deals" VALUES(2,1,'{"bids":[0,0,1],"tricks":[0,1,1]}','06ca019074bdcc58d42b1738c8f22357f2ed10ae1ffbfef8a2717781f5568c81',1767987000,NULL,'1c4eb01f148035b7838ce05aef169df54e6a29071546b1c7417cac9adc4d896c');
CREATE TABLE facts (
    match_id INTEGER NOT NULL,
    facts TEXT NOT NULL, edition INTEGER DEFAULT 1 NOT NULL,
    PRIMARY KEY (match_id),
    CONSTRAINT facts_is_array CHECK (facts GLOB '[[]*]'),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE) STRICT;
INSERT INTO "facts" VALUES(1,'[{"barred_points":10,"barred_tricks":1,"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"bids_barred":2,"bids_in_turn_1":3,"bids_in_turn_2":4,"bids_in_turn_3":4,"bids_in_turn_4":4,"exact_bids":3,"exact_bids_as_dealer":2,"exact_bids_at_1":1,"exact_bids_at_3":2,"exact_bids_barred":1,"exact_bids_in_turn_2":1,"exact_bids_in_turn_4":2,"tricks":9,"tricks_bid":35,"tricks_over":2,"tricks_short":10},{"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"bids_barred":1,"bids_in_turn_1":4,"bids_in_turn_2":3,"bids_in_turn_3":4,"bids_in_turn_4":4,"exact_bids":2,"exact_bids_at_1":1,"exact_bids_at_7":1,"exact_bids_in_turn_1":1,"exact_bids_in_turn_3":1,"tricks":18,"tricks_bid":29,"tricks_over":4,"tricks_short":9},{"barred_points":10,"barred_tricks":1,"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"bids_barred":2,"bids_in_turn_1":4,"bids_in_turn_2":4,"bids_in_turn_3":3,"bids_in_turn_4":4,"exact_bids":4,"exact_bids_as_dealer":1,"exact_bids_at_1":1,"exact_bids_at_2":1,"exact_bids_at_5":1,"exact_bids_at_6":1,"exact_bids_barred":1,"exact_bids_in_turn_1":2,"exact_bids_in_turn_2":1,"exact_bids_in_turn_4":1,"tricks":14,"tricks_bid":27,"tricks_over":3,"tricks_short":8},{"bids":15,"bids_as_dealer":3,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"bids_in_turn_1":4,"bids_in_turn_2":4,"bids_in_turn_3":4,"bids_in_turn_4":3,"exact_bids":2,"exact_bids_as_dealer":1,"exact_bids_at_1":1,"exact_bids_at_8":1,"exact_bids_in_turn_3":1,"exact_bids_in_turn_4":1,"tricks":23,"tricks_bid":30,"tricks_over":5,"tricks_short":8}]',2);
INSERT INTO "facts" VALUES(2,'[{"bids":2,"bids_as_dealer":1,"bids_at_1":1,"bids_at_2":1,"bids_in_turn_2":1,"bids_in_turn_3":1,"exact_bids":2,"exact_bids_as_dealer":1,"exact_bids_at_1":1,"exact_bids_at_2":1,"exact_bids_in_turn_2":1,"exact_bids_in_turn_3":1,"tricks":1,"tricks_bid":1},{"barred_points":12,"barred_tricks":1,"bids":2,"bids_as_dealer":1,"bids_at_1":1,"bids_at_2":1,"bids_barred":1,"bids_in_turn_1":1,"bids_in_turn_3":1,"exact_bids":0,"tricks":1,"tricks_bid":1,"tricks_over":1,"tricks_short":1},{"bids":2,"bids_at_1":1,"bids_at_2":1,"bids_in_turn_1":1,"bids_in_turn_2":1,"exact_bids":1,"exact_bids_at_2":1,"exact_bids_in_turn_1":1,"tricks":1,"tricks_bid":2,"tricks_short":1}]',2);
CREATE TABLE matches (
    id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    first_dealer INTEGER NOT NULL,
    started TEXT,
    day TEXT,
    sorted_at INTEGER NOT NULL,
    ended TEXT,
    season TEXT,
    note TEXT,
    closed INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    open_deal TEXT,
    substitutes TEXT NOT NULL,
    finished INTEGER NOT NULL,
    deal_count INTEGER NOT NULL,
    chain TEXT NOT NULL,
    head TEXT NOT NULL,
    identity TEXT NOT NULL,
    origin TEXT,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (id),
    CONSTRAINT game_has_length CHECK (length(game) > 0),
    CONSTRAINT first_dealer_is_seat CHECK (first_dealer BETWEEN 0 AND 9),
    CONSTRAINT deal_count_is_count CHECK (deal_count >= 0),
    CONSTRAINT day_of_started CHECK ((started IS NULL) = (day IS NULL)),
    CONSTRAINT day_is_day CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT options_is_object CHECK (options GLOB '{*}'),
    CONSTRAINT open_deal_is_object CHECK (open_deal GLOB '{*}'),
    CONSTRAINT substitutes_is_array CHECK (substitutes GLOB '[[]*]'),
    CONSTRAINT closed_is_flag CHECK (closed IN (0, 1)),
    CONSTRAINT counts_is_flag CHECK (counts IN (0, 1)),
    CONSTRAINT finished_is_flag CHECK (finished IN (0, 1)),
    CONSTRAINT chain_is_digest CHECK (length(chain) = 64),
    CONSTRAINT head_is_digest CHECK (length(head) = 64),
    CONSTRAINT identity_is_digest CHECK (length(identity) = 64),
    CONSTRAINT origin_is_digest CHECK (length(origin) = 64)
) STRICT;
INSERT INTO "matches" VALUES(1,'boerenbridge','{"base":10,"blind_one_card":1,"consolation":0,"dealer_rule":true,"dealer_rule_from":1,"deck":null,"hands":null,"missed":"zero","no_trump":"none","penalty_per_trick":1,"per_trick":2}',0,'2026-01-09T20:00:00+01:00','2026-01-09',1767985200,NULL,'Winter',NULL,0,1,NULL,'[]',1,15,'4b4c208f63ea934ce93347c907a6972f855aaf6835b201d6f125d4bb31717d3b','84f170993152ddce8bf8073e220ad3b579b10cbba042c085a75fa8dfdccf3cdf','97e547f303405c060b5d7efb657d00f61035cb893e6f09cb45ba5a1aa76acb54','56933383173087474d92230d37c6b53d533e0caab30adff306384c42eec88325',1767987000,NULL,'5f1d5c65a0b8d3df26bbdbcd919d429b8c9a1143c1642a87a63f96cf241938ef');
INSERT INTO "matches" VALUES(2,'boerenbridge','{"base":10,"blind_one_card":1,"consolation":0,"dealer_rule":true,"dealer_rule_from":1,"deck":null,"hands":null,"missed":"zero","no_trump":"none","penalty_per_trick":1,"per_trick":2}',0,'2026-01-10T20:00:00+01:00','2026-01-10',1768071600,NULL,NULL,NULL,0,1,NULL,'[]',0,2,'06ca019074bdcc58d42b1738c8f22357f2ed10ae1ffbfef8a2717781f5568c81','c0d370a4c7ef4f88dab980a73ff662d648cb4efa319ab3c07aac30ac932de710','c17367a09b2e4f28a5fd47725764ffbd015f27fcbd279453f63c8dce379b229e','09187b7de798e81472989e07f906752123830b0ba4be501913d14a89d0036280',1767987000,NULL,'62538fc84510dad72b60cc4b1030aadfbeaff95be71fdfc3ee607bf1850917aa');
CREATE TABLE players (
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    guest INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    merged_into INTEGER, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64), colour INTEGER CONSTRAINT colour_from_zero CHECK (colour >= 0),
    PRIMARY KEY (id),
    CONSTRAINT name_has_length CHECK (length(name) BETWEEN 1 AND 60),
    CONSTRAINT folded_has_length CHECK (length(folded) > 0),
    CONSTRAINT merged_into_another CHECK (merged_into <> id),
    CONSTRAINT guest_is_flag CHECK (guest IN (0, 1)),
    CONSTRAINT hidden_is_flag CHECK (hidden IN (0, 1)),
    UNIQUE (folded),
    FOREIGN KEY(merged_into) REFERENCES players (id)
) STRICT;
INSERT INTO "players" VALUES(1,'Anna','anna',0,0,NULL,'685bf991711adc95f484baec4c3859a26106cba8e196ef2fab2ac13461ebd850',2);
INSERT INTO "players" VALUES(2,'Bram','bram',0,0,NULL,'38f104bc3548f26232f4ebe7496d490ff312791b7fd1fb2e2fcdc74d3a27f776',NULL);
INSERT INTO "players" VALUES(3,'Cato','cato',0,0,NULL,'10c331a88f5b3a4c2631c38dd2ec0946b2a10d448be3963a51410882725c3550',NULL);
INSERT INTO "players" VALUES(4,'Daan','daan',0,0,NULL,'e896b05f984f346792418b298bbb28934301f33e43b741dc18f74e79d1b3634c',NULL);
INSERT INTO "players" VALUES(5,'Eefje','eefje',0,0,NULL,'85073c9fb1b2dc74e92009d9fb18cad459f122b3479da50d97b608db35e00ac3',NULL);
INSERT INTO "players" VALUES(6,'Gijs','gijs',0,0,NULL,'1aa049ac5f8421ce46a7895f4714524f0ac9597014cb2063ef19cc657ccddb75',NULL);
INSERT INTO "players" VALUES(7,'Hanna','hanna',0,0,NULL,'36136975b674d25965568d90cbab7ec100f5a8d3dfbbd9b17f527944a019c60b',NULL);
CREATE TABLE presets (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (game, name),
    CONSTRAINT game_has_length CHECK (length(game) > 0),
    CONSTRAINT name_has_length CHECK (length(name) > 0),
    CONSTRAINT options_is_object CHECK (options GLOB '{*}')
) WITHOUT ROWID, STRICT;
CREATE TABLE results (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    season TEXT,
    day TEXT,
    sorted_at INTEGER NOT NULL,
    side INTEGER NOT NULL,
    sides INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    winners INTEGER NOT NULL,
    won INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    bids INTEGER NOT NULL,
    exact_bids INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat),
    CONSTRAINT place_from_one CHECK (place >= 1),
    CONSTRAINT won_of_winners CHECK (won <= winners),
    CONSTRAINT winners_of_sides CHECK (winners BETWEEN 0 AND sides),
    CONSTRAINT side_of_sides CHECK (side >= 0 AND side < sides),
    CONSTRAINT exact_bids_of_bids CHECK (exact_bids BETWEEN 0 AND bids),
    CONSTRAINT day_is_day CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT pairs_is_flag CHECK (pairs IN (0, 1)),
    CONSTRAINT won_is_flag CHECK (won IN (0, 1)),
    CONSTRAINT finished_is_flag CHECK (finished IN (0, 1)),
    CONSTRAINT counts_is_flag CHECK (counts IN (0, 1)),
    CONSTRAINT deleted_is_flag CHECK (deleted IN (0, 1)),
    FOREIGN KEY(match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE,
    FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
INSERT INTO "results" VALUES(1,0,1,'Anna','boerenbridge','Winter','2026-01-09',1767985200,0,4,0,2,36,1,0,1,1,0,15,15,3);
INSERT INTO "results" VALUES(1,1,2,'Bram','boerenbridge','Winter','2026-01-09',1767985200,1,4,0,3,24,1,0,1,1,0,15,15,2);
INSERT INTO "results" VALUES(1,2,3,'Cato','boerenbridge','Winter','2026-01-09',1767985200,2,4,0,1,48,1,1,1,1,0,15,15,4);
INSERT INTO "results" VALUES(1,3,4,'Daan','boerenbridge','Winter','2026-01-09',1767985200,3,4,0,3,24,1,0,1,1,0,15,15,2);
INSERT INTO "results" VALUES(2,0,5,'Eefje','boerenbridge',NULL,'2026-01-10',1768071600,0,3,0,1,22,0,0,0,1,0,2,2,2);
INSERT INTO "results" VALUES(2,1,6,'Gijs','boerenbridge',NULL,'2026-01-10',1768071600,1,3,0,3,0,0,0,0,1,0,2,2,0);
INSERT INTO "results" VALUES(2,2,7,'Hanna','boerenbridge',NULL,'2026-01-10',1768071600,2,3,0,2,12,0,0,0,1,0,2,2,1);
CREATE TABLE revisions (
    id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    act TEXT NOT NULL,
    position INTEGER,
    undoing INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    patch TEXT NOT NULL, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (id),
    CONSTRAINT act_has_length CHECK (length(act) > 0),
    CONSTRAINT undoing_is_flag CHECK (undoing IN (0, 1)),
    CONSTRAINT imported_is_flag CHECK (imported IN (0, 1)),
    CONSTRAINT patch_is_object CHECK (patch GLOB '{*}'),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE) STRICT;
CREATE TABLE seasons (
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    first_day TEXT,
    last_day TEXT,
    settings TEXT NOT NULL, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (id),
    CONSTRAINT name_has_length CHECK (length(name) > 0),
    CONSTRAINT first_day_is_day CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT last_day_is_day CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CONSTRAINT settings_is_object CHECK (settings GLOB '{*}'),
    UNIQUE (name)
) STRICT;
INSERT INTO "seasons" VALUES(1,'Winter',NULL,NULL,'{}','d877fbe339e929d0d8f612ea112b1d2e9dc16026d895ba37cff3339dc08a64ec');
CREATE TABLE seats (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, seat),
    CONSTRAINT seat_is_seat CHECK (seat BETWEEN 0 AND 9),
    CONSTRAINT name_has_length CHECK (length(name) BETWEEN 1 AND 60),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE,
    FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
INSERT INTO "seats" VALUES(1,0,1,'Anna');
INSERT INTO "seats" VALUES(1,1,2,'Bram');
INSERT INTO "seats" VALUES(1,2,3,'Cato');
INSERT INTO "seats" VALUES(1,3,4,'Daan');
INSERT INTO "seats" VALUES(2,0,5,'Eefje');
INSERT INTO "seats" VALUES(2,1,6,'Gijs');
INSERT INTO "seats" VALUES(2,2,7,'Hanna');
CREATE INDEX matches_by_finished ON matches (finished, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_game ON matches (game, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_identity ON matches (identity);
CREATE INDEX matches_by_origin ON matches (origin);
CREATE INDEX matches_by_season ON matches (season, sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX matches_by_time ON matches (sorted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX ix_players_merged_into ON players (merged_into);
CREATE INDEX revisions_by_match ON revisions (match_id, id);
CREATE INDEX seats_by_player ON seats (player_id, match_id);
CREATE INDEX results_by_day ON results (day);
CREATE INDEX results_by_player ON results (player_id, deleted, sorted_at);
CREATE INDEX results_by_season ON results (season, finished);
COMMIT;
PRAGMA application_id=1399025764;
PRAGMA user_version=3;
