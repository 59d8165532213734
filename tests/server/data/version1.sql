BEGIN TRANSACTION;
CREATE TABLE actions (
        table_id TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL,
        kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, version));
CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables(id), version INTEGER NOT NULL,
        fingerprint TEXT NOT NULL, data TEXT NOT NULL);
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number));
INSERT INTO "chat" VALUES('hPK_hiD5IGBV',1,1.79487751011580014227e+09,'Eva',0,'hello');
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','1');
INSERT INTO "meta" VALUES('key','4e6acaebfe539ba2887d6fdcd37b4d7bca4552eba52bf6caf1910cf6ef508b42');
CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        created DOUBLE PRECISION NOT NULL);
INSERT INTO "people" VALUES('kNUDoxH_t_Di','Eva','eva','$argon2id$v=19$m=65536,t=3,p=4$qwikcI9GJRFc0Gf4J8ETYw$dc5hWc+lWvRqJwM/E/jKRlDxSkkPJr+dxvF0CvdnCqg',1.79487750928281235697e+09);
CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
        person TEXT, name TEXT NOT NULL, bot TEXT, generation INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('hPK_hiD5IGBV',0,'person','kNUDoxH_t_Di','Eva',NULL,0);
INSERT INTO "seats" VALUES('hPK_hiD5IGBV',1,'person','kNUDoxH_t_Di','Eva',NULL,0);
INSERT INTO "seats" VALUES('hPK_hiD5IGBV',2,'person','kNUDoxH_t_Di','Eva',NULL,0);
INSERT INTO "seats" VALUES('n3hiPNX2N-dv',0,'person','kNUDoxH_t_Di','Eva',NULL,0);
INSERT INTO "seats" VALUES('n3hiPNX2N-dv',1,'open',NULL,'',NULL,0);
INSERT INTO "seats" VALUES('n3hiPNX2N-dv',2,'bot',NULL,'Greedy','greedy',0);
CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id),
        created DOUBLE PRECISION NOT NULL);
INSERT INTO "sessions" VALUES('18596b8622db35588d2668e17d585e5bec9b01e4c7ff5055f1779e5200ad0993','kNUDoxH_t_Di',1.79487750928281235697e+09);
CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables(id), version INTEGER NOT NULL,
        fingerprint TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, seed TEXT NOT NULL,
        options TEXT NOT NULL, start TEXT NOT NULL, kind TEXT NOT NULL, status TEXT NOT NULL,
        public INTEGER NOT NULL, spectators INTEGER NOT NULL, clock TEXT NOT NULL,
        owner TEXT NOT NULL REFERENCES people(id), parent TEXT,
        created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL,
        version INTEGER NOT NULL, position INTEGER NOT NULL, asked TEXT NOT NULL,
        times TEXT NOT NULL, result TEXT NOT NULL, wake DOUBLE PRECISION);
INSERT INTO "tables" VALUES('hPK_hiD5IGBV','seven-wonders',2,'5','{"sides": "day", "boards": "random", "two_step_commit": false, "hide_facedown_cards": false}','[]','game','running',0,1,'days','kNUDoxH_t_Di',NULL,1.79487751010967445377e+09,1.79487751011081790924e+09,1,0,'[0, 1, 2]','{"reserve": [0.0, 0.0, 0.0], "started": [1794877510.110818, 1794877510.110818, 1794877510.110818], "veiled": false}','{}',1.79513671011081790921e+09);
INSERT INTO "tables" VALUES('n3hiPNX2N-dv','seven-wonders',2,'6445969909573845545','{"sides": "choose", "boards": "random", "two_step_commit": false, "hide_facedown_cards": false}','[]','game','open',1,1,'off','kNUDoxH_t_Di',NULL,1.7948775101256167889e+09,1.7948775101256167889e+09,1,0,'[]','{}','{}',NULL);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_status ON tables (public, status, updated);
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX tables_by_age ON tables (updated);
COMMIT;
