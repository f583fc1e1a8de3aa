/** Tables of the account area that are no entities. */
export const accountMigrations = [
  `CREATE TABLE customer_recovery (
     customer_id TEXT PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     created_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE customer_wishlist_product (
     wishlist_id TEXT NOT NULL,
     product_id TEXT NOT NULL,
     position INTEGER NOT NULL,
     PRIMARY KEY (wishlist_id, product_id)
   ) WITHOUT ROWID;
   CREATE TABLE number_range (
     name TEXT PRIMARY KEY,
     last INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE attempt (
     key TEXT PRIMARY KEY,
     count INTEGER NOT NULL,
     last_at INTEGER NOT NULL
   ) WITHOUT ROWID;`,
  // Addresses are compared without case: the entity's own index of them does not serve.
  'CREATE INDEX customer_email_any_case ON customer (email COLLATE NOCASE)',
  // Who was asked to confirm and has not; few beside all customers.
  `CREATE INDEX customer_unconfirmed ON customer (created_at)
     WHERE double_opt_in_registration = 1 AND double_opt_in_confirm_date IS NULL;
   CREATE INDEX newsletter_recipient_unconfirmed ON newsletter_recipient (created_at) WHERE status = 'notSet';`,
  'CREATE INDEX attempt_last ON attempt (last_at)',
] as const;
