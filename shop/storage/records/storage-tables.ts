/** SQL steps of the file store's tables; a step that ever ran is never edited. */
export const storageTables: readonly string[] = [
  `
  CREATE TABLE storage_objects (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    size INTEGER NOT NULL,
    md5 TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    metadata TEXT NOT NULL,
    download_tokens TEXT NOT NULL,
    file_id TEXT NOT NULL,
    time_created TEXT NOT NULL,
    updated TEXT NOT NULL,
    PRIMARY KEY (bucket, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE storage_sessions (
    id TEXT PRIMARY KEY,
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    metadata TEXT NOT NULL,
    md5 TEXT,
    declared_size INTEGER,
    owner TEXT,
    received INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'final', 'cancelled')),
    result TEXT,
    file_id TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX storage_sessions_by_owner ON storage_sessions (status, owner);
  CREATE INDEX storage_sessions_by_expiry ON storage_sessions (expires_at);

  CREATE TABLE storage_usage (
    owner TEXT NOT NULL,
    day TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (owner, day)
  ) STRICT, WITHOUT ROWID;
  `,
  `ALTER TABLE storage_sessions ADD COLUMN digest_state BLOB;`,
  `ALTER TABLE storage_sessions ADD COLUMN digest_bytes INTEGER;`,
  `
  CREATE TABLE storage_holds (
    name TEXT NOT NULL,
    order_id TEXT NOT NULL,
    ending TEXT CHECK (ending IN ('cancelled', 'dispatched')),
    ended_at INTEGER,
    PRIMARY KEY (name, order_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX storage_holds_by_order ON storage_holds (order_id);
  `,
  `ALTER TABLE storage_sessions ADD COLUMN digest_stamp TEXT;`,
  `CREATE INDEX storage_objects_by_name ON storage_objects (name);`,
  `CREATE INDEX storage_objects_by_size ON storage_objects (size);`,
];
