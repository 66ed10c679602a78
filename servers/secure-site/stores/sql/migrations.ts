/** The schema, step by step. A released step is never changed: a change is another step. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE accounts (
    id text PRIMARY KEY,
    vouched_by text NOT NULL,
    sealed_secret text NOT NULL,
    email text,
    user_name text,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE account_keys (
    key text PRIMARY KEY,
    account text NOT NULL REFERENCES accounts ON DELETE CASCADE
  );
  CREATE INDEX account_keys_of ON account_keys (account);
  CREATE TABLE browsers (
    browser text PRIMARY KEY,
    approved_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE sessions (
    id text PRIMARY KEY,
    account text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    key text NOT NULL,
    about text NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sessions_of ON sessions (account);
  CREATE TABLE session_tokens (
    token text PRIMARY KEY,
    session text NOT NULL REFERENCES sessions ON DELETE CASCADE,
    ends_at timestamptz NOT NULL
  );
  CREATE INDEX session_tokens_of ON session_tokens (session);
  CREATE INDEX session_tokens_by_end ON session_tokens (ends_at);
  CREATE TABLE consents (
    account text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    origin text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, origin)
  );
  CREATE TABLE vaults (
    account text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    sealed text NOT NULL,
    version integer NOT NULL
  );
  CREATE TABLE passkeys (
    id text PRIMARY KEY,
    account text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    public_key text NOT NULL,
    counter double precision NOT NULL,
    transports text NOT NULL,
    backed_up boolean NOT NULL,
    name text NOT NULL,
    added_at double precision NOT NULL,
    wrap text NOT NULL
  );
  CREATE INDEX passkeys_of ON passkeys (account);
  CREATE TABLE email_moves (
    account text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    email text NOT NULL,
    session text NOT NULL,
    cancel text NOT NULL UNIQUE,
    due_at timestamptz NOT NULL
  );
  CREATE INDEX email_moves_by_due ON email_moves (due_at);
  CREATE TABLE audit_log (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account text,
    what text NOT NULL,
    about text,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX audit_log_of ON audit_log (account, number);`,
  'ALTER TABLE session_tokens ADD COLUMN replaces text',
  'ALTER TABLE vaults ADD COLUMN owner text',
  `ALTER TABLE browsers ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '90 days';
  CREATE INDEX browsers_by_end ON browsers (ends_at);`,
];
