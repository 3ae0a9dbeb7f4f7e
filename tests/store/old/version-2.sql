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
INSERT INTO "deals" VALUES(1,0,'{"bids":[0,1,0,1],"tricks":[0,1,0,0]}','4e37ada488ddd394bcd3277abdcf160e94935c1d3b0dff57a5f4511f9813ff1a',1767987000,NULL,'879914b63cfc0a2ce2bad86a647767eb1b5006f4a59bc1fc49e35ce1b33adf6a');
INSERT INTO "deals" VALUES(1,1,'{"bids":[2,1,0,0],"tricks":[0,0,0,2]}','fc01ea666cfa649b5cd5349b61e5302a6dae3c106bb6ecdb11e0dc0419884515',1767987000,NULL,'127256f33ff8efec1f83b7579fddc10e9bb028dc0ab90881254ea93a5e6f0a3c');
INSERT INTO "deals" VALUES(1,2,'{"bids":[3,0,3,2],"tricks":[1,0,0,2]}','5df3e832e49f235968db167a6e118201d42ed99d4ea67d8585820507556e79cd',1767987000,NULL,'faaaa8051f39a0bbee216d50cbc72c8b05568d242953e6f09299ff2aa6b3ff9f');
INSERT INTO "deals" VALUES(1,3,'{"bids":[3,1,3,0],"tricks":[2,1,1,0]}','8b70f50bc2737a98b37bd0a099720d27487cf2b7e5c2661b919af20b2a8951da',1767987000,NULL,'d83e909681d1f6eb183513b29bd3a02d591e49c9f978cb642d2558b39d2f7b93');
INSERT INTO "deals" VALUES(1,4,'{"bids":[1,5,1,3],"tricks":[0,2,1,2]}','052a99ea7eb642a076764a015f19760784087dadf9a3e69f6ec1a051926ce70d',1767987000,NULL,'d31da3cf3835274ae59094679f926b7dc052b3fd7fd3c4f6844d0f237ec26955');
INSERT INTO "deals" VALUES(1,5,'{"bids":[0,5,2,5],"tricks":[2,1,2,1]}','30af9b7bcf19ae2f4f7bc64960cdad521b7a2b2b8175f2a7a62dced85454d8f4',1767987000,NULL,'321d0981ccf01cab30f75eff9fe79c29bd4354b8a8fa383e15447a785e81fc48');
INSERT INTO "deals" VALUES(1,6,'{"bids":[7,3,6,6],"tricks":[1,1,2,3]}','c452db54704bfcec2505ccf3fd77ac5009773a6e53317c72218d513a1262a362',1767987000,NULL,'3d2ed2d1a2bf88a7ee8a15f662cc457b36b326761b23430eb002fb5e0fca3a90');
INSERT INTO "deals" VALUES(1,7,'{"bids":[5,7,0,7],"tricks":[2,2,2,2]}','051683fcb9860c2785ac94fb40770275470a497bece3c9906577fc21689f98a3',1767987000,NULL,'1913948f0fbe2e6b2d54d7d9349ff66f18aa1267b37a20c0a701deaee968e1b2');
INSERT INTO "deals" VALUES(1,8,'{"bids":[3,3,6,5],"tricks":[2,3,1,1]}','4d540d9ea4dbe3f7cbd4f5df14f0649fac9915e1d5e531a9a47153d2c2037a41',1767987000,NULL,'1ebd5e66e2f27999472ff9dadb6d290f17ab12b3ee89d426041e9ea837ae94f1');
INSERT INTO "deals" VALUES(1,9,'{"bids":[4,6,4,1],"tricks":[1,1,2,2]}','63553bb1123844a1bf71024cbdbf1fbe676d57d73be2ca2ca7c273674efc4bc8',1767987000,NULL,'796d165ea6c651fa597f0857027f7d953ad862b680a00da4698179b163ab1305');
INSERT INTO "deals" VALUES(1,10,'{"bids":[4,3,3,2],"tricks":[1,1,1,2]}','2755da6b075a232cf03e430efdf830365cc752686682cfd9daed9502a8ec8c70',1767987000,NULL,'32dc074708f48784d0bcb070e92566b18e058dc34ce273663736ddd8b4bb330e');
INSERT INTO "deals" VALUES(1,11,'{"bids":[3,4,0,1],"tricks":[1,0,2,1]}','c1636416e95289ce4df274d24a5409c8f9c4caa6d2fdad97c3ed7d8b902c5706',1767987000,NULL,'69c66f8e02300dba915e3099ceb40a2129001c1a6c333df85f0f5b7b5317d7b9');
INSERT INTO "deals" VALUES(1,12,'{"bids":[2,0,0,0],"tricks":[1,2,0,0]}','b8d5151d8737b118555c38d06af52622bf079595ceb79ab25aabc67561c866d2',1767987000,NULL,'59e1ec77dc5d51a0d2ae65d04bfa3783631f46ab6f424ca987b048ef1ec6d608');
INSERT INTO "deals" VALUES(1,13,'{"bids":[0,2,0,1],"tricks":[1,0,0,1]}','22e083eec0b4488523528377742a4a7c21f369187a014a628a529e73c41f3256',1767987000,NULL,'7ee78d196e6fb5a031353acdd088148354cdf50780eaee0a59522e4b889617ef');
INSERT INTO "deals" VALUES(1,14,'{"bids":[0,1,1,1],"tricks":[0,0,1,0]}','05c3618a5ef22e69d5cafbdf0a43f9f0b4bce0811d1425aca0f0fc3dc7f183a0',1767987000,NULL,'916de30e9ea45f1bca2beab0ec8a169c346f2b18ca13b4721cc51fbba932a156');
INSERT INTO "deals" VALUES(2,0,'{"bids":[1,1,1],"tricks":[1,0,0]}','e861b30963a986f1674dbbd8daefd90fe7b338ed7e15bc640a8bd911f47ba2c8',1767987000,NULL,'92b66ce9c560868fdb90af755f56c28acddc734b29de2fdd96939835131f7ab5');
INSERT INTO "deals" VALUES(2,1,'{"bids":[0,0,1],"tricks":[0,1,1]}','06ca019074bdcc58d42b1738c8f22357f2ed10ae1ffbfef8a2717781f5568c81',1767987000,NULL,'1c4eb01f148035b7838ce05aef169df54e6a29071546b1c7417cac9adc4d896c');
CREATE TABLE facts (
    match_id INTEGER NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (match_id),
    CONSTRAINT facts_is_array CHECK (facts GLOB '[[]*]'),
    FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE) STRICT;
INSERT INTO "facts" VALUES(1,'[{"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"exact_bids":2,"exact_bids_as_dealer":1,"exact_bids_at_1":2,"exact_bids_at_2":0,"exact_bids_at_3":0,"exact_bids_at_4":0,"exact_bids_at_5":0,"exact_bids_at_6":0,"exact_bids_at_7":0,"exact_bids_at_8":0},{"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"exact_bids":4,"exact_bids_as_dealer":0,"exact_bids_at_1":1,"exact_bids_at_2":0,"exact_bids_at_3":1,"exact_bids_at_4":1,"exact_bids_at_5":0,"exact_bids_at_6":0,"exact_bids_at_7":1,"exact_bids_at_8":0},{"bids":15,"bids_as_dealer":4,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"exact_bids":7,"exact_bids_as_dealer":1,"exact_bids_at_1":2,"exact_bids_at_2":2,"exact_bids_at_3":1,"exact_bids_at_4":0,"exact_bids_at_5":1,"exact_bids_at_6":1,"exact_bids_at_7":0,"exact_bids_at_8":0},{"bids":15,"bids_as_dealer":3,"bids_at_1":2,"bids_at_2":2,"bids_at_3":2,"bids_at_4":2,"bids_at_5":2,"bids_at_6":2,"bids_at_7":2,"bids_at_8":1,"exact_bids":6,"exact_bids_as_dealer":2,"exact_bids_at_1":0,"exact_bids_at_2":1,"exact_bids_at_3":2,"exact_bids_at_4":2,"exact_bids_at_5":1,"exact_bids_at_6":0,"exact_bids_at_7":0,"exact_bids_at_8":0}]');
INSERT INTO "facts" VALUES(2,'[{"bids":2,"bids_as_dealer":1,"bids_at_1":1,"bids_at_2":1,"exact_bids":2,"exact_bids_as_dealer":1,"exact_bids_at_1":1,"exact_bids_at_2":1},{"bids":2,"bids_as_dealer":1,"bids_at_1":1,"bids_at_2":1,"exact_bids":0,"exact_bids_as_dealer":0,"exact_bids_at_1":0,"exact_bids_at_2":0},{"bids":2,"bids_at_1":1,"bids_at_2":1,"exact_bids":1,"exact_bids_at_1":0,"exact_bids_at_2":1}]');
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
INSERT INTO "matches" VALUES(1,'boerenbridge','{"base":10,"blind_one_card":1,"consolation":5,"dealer_rule":true,"dealer_rule_from":1,"deck":null,"hands":null,"missed":"zero","no_trump":"none","penalty_per_trick":1,"per_trick":2}',0,'2026-01-09T20:00:00+01:00','2026-01-09',1767985200,NULL,'Winter 2026','at the cabin',0,1,NULL,'[]',1,15,'05c3618a5ef22e69d5cafbdf0a43f9f0b4bce0811d1425aca0f0fc3dc7f183a0','c5001ead127ee68f95368995e974847793f348a3fa11f65d99ebe3fc43057096','11b3e9e16df18234601ff937fe0f5539626bc98912445810eddfed0578333c97','b4864cc1e4abb583ebb0fe21d938a22fbed1ca51b5ef79e96d29906cb8fd272a',1767987000,NULL,'5f1d5c65a0b8d3df26bbdbcd919d429b8c9a1143c1642a87a63f96cf241938ef');
INSERT INTO "matches" VALUES(2,'boerenbridge','{"base":10,"blind_one_card":1,"consolation":0,"dealer_rule":true,"dealer_rule_from":1,"deck":null,"hands":null,"missed":"zero","no_trump":"none","penalty_per_trick":1,"per_trick":2}',0,'2026-01-16T20:15:00+01:00','2026-01-16',1768590900,NULL,NULL,NULL,0,1,'{"bids":[1,null,null],"tricks":[null,null,null]}','[]',0,2,'06ca019074bdcc58d42b1738c8f22357f2ed10ae1ffbfef8a2717781f5568c81','7477a9f8287dd42523fd99bc2fb9f191dafffaeb84493e143168f1d993279e04','c4bd120cb3ea9773de595f97c4e7425ca1407bc2c463f8269df67f94425537e9','954c5fbbe6e1ce6f5e16ddb140b6cd63af13230a892f5ed599ba956592b978bf',1767987000,NULL,'4853b60242a36c85612d67bca31cc05dd3efd426fb7f5247befe0bd63701b503');
CREATE TABLE players (
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    guest INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    merged_into INTEGER, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (id),
    CONSTRAINT name_has_length CHECK (length(name) BETWEEN 1 AND 60),
    CONSTRAINT folded_has_length CHECK (length(folded) > 0),
    CONSTRAINT merged_into_another CHECK (merged_into <> id),
    CONSTRAINT guest_is_flag CHECK (guest IN (0, 1)),
    CONSTRAINT hidden_is_flag CHECK (hidden IN (0, 1)),
    UNIQUE (folded),
    FOREIGN KEY(merged_into) REFERENCES players (id)
) STRICT;
INSERT INTO "players" VALUES(1,'Anna','anna',0,0,7,'e690e3ef6e515113cb149ebc10d9cbcb8350f085ff6f08b96b4a8a15fc075579');
INSERT INTO "players" VALUES(2,'Bram','bram',0,0,NULL,'5183d0cf705b9abf711aab2a4b799d5ec05d68f2c5d74e72f5f54a02390d5a1b');
INSERT INTO "players" VALUES(3,'Cato','cato',0,0,NULL,'49e3752195d05a9ba780d7eef720678e64e913353ccd9416a81b95e9481dfeed');
INSERT INTO "players" VALUES(4,'Daan','daan',1,0,NULL,'d23160bb27489c9d00a404182df1265c2f5d16679e7fa5afed3557919a08b6e7');
INSERT INTO "players" VALUES(5,'Eefje','eefje',0,0,NULL,'e7913cf11b61a16a848f2abebff4c236a1e2efe0dc05fdeb29ec3e9ea40515d7');
INSERT INTO "players" VALUES(6,'Floor','floor',1,0,NULL,'4d7ae37d7e15f1ac383b2186934a19dbbf19eed3b2132932042f12551256e121');
INSERT INTO "players" VALUES(7,'Anna de Vries','anna de vries',0,0,NULL,'268cc0a1427c3517e8096fef32cfa98e90a5993af479bc1809be1d5c45ac03b4');
CREATE TABLE presets (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL, seal TEXT CONSTRAINT seal_is_digest CHECK (length(seal) = 64),
    PRIMARY KEY (game, name),
    CONSTRAINT game_has_length CHECK (length(game) > 0),
    CONSTRAINT name_has_length CHECK (length(name) > 0),
    CONSTRAINT options_is_object CHECK (options GLOB '{*}')
) WITHOUT ROWID, STRICT;
INSERT INTO "presets" VALUES('boerenbridge','At the cabin','{"base":7,"blind_one_card":1,"consolation":0,"dealer_rule":true,"dealer_rule_from":1,"deck":null,"hands":null,"missed":"zero","no_trump":"none","penalty_per_trick":1,"per_trick":2}','ea1133a0d708eac1d7b0017f6e734734eed5fd7ab29b5e36960639155c4fc902');
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
INSERT INTO "results" VALUES(1,0,7,'Anna','boerenbridge','Winter 2026','2026-01-09',1767985200,0,4,0,4,20,1,0,1,1,0,15,15,2);
INSERT INTO "results" VALUES(1,1,2,'Bram','boerenbridge','Winter 2026','2026-01-09',1767985200,1,4,0,3,50,1,0,1,1,0,15,15,4);
INSERT INTO "results" VALUES(1,2,3,'Cato','boerenbridge','Winter 2026','2026-01-09',1767985200,2,4,0,1,78,1,1,1,1,0,15,15,7);
INSERT INTO "results" VALUES(1,3,4,'Daan','boerenbridge','Winter 2026','2026-01-09',1767985200,3,4,0,2,72,1,0,1,1,0,15,15,6);
INSERT INTO "results" VALUES(2,0,7,'Anna','boerenbridge',NULL,'2026-01-16',1768590900,0,3,0,1,22,0,0,0,1,0,2,2,2);
INSERT INTO "results" VALUES(2,1,5,'Eefje','boerenbridge',NULL,'2026-01-16',1768590900,1,3,0,3,0,0,0,0,1,0,2,2,0);
INSERT INTO "results" VALUES(2,2,6,'Floor','boerenbridge',NULL,'2026-01-16',1768590900,2,3,0,2,12,0,0,0,1,0,2,2,1);
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
INSERT INTO "revisions" VALUES(1,1,1767987000,'remove',3,0,0,'{"deals":{"after":[],"at":3,"before":[{"bids":[3,1,3,0],"tricks":[2,1,1,0]}]}}','0a200e15fda4f1034a455ed7a2d857d19fc1e6667f93bc7843812c6d9faa5a5f');
INSERT INTO "revisions" VALUES(2,1,1767987000,'remove',3,1,0,'{"deals":{"after":[{"bids":[3,1,3,0],"tricks":[2,1,1,0]}],"at":3,"before":[]}}','b92ec813486d85fb68318c467f52681f5da43cae8cd070fa90fe1c20cb36546a');
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
INSERT INTO "seasons" VALUES(1,'Winter 2026','2025-12-01','2026-02-28','{}','23463d311ef40ac020adb3383ee810c74b03977af319df96e4ced3b139ce60ae');
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
INSERT INTO "seats" VALUES(2,0,1,'Anna');
INSERT INTO "seats" VALUES(2,1,5,'Eefje');
INSERT INTO "seats" VALUES(2,2,6,'Floor');
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
PRAGMA user_version=2;
