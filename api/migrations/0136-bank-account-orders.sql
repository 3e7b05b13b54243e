-- A bank account until the provider has it. Its order holds the number, encrypted with a key outside the database, and
-- is emptied by the provider's answer.
alter table bank_account
  add column sealed_order bytea,
  -- of the whole number, under the same key: the same number again changes nothing
  add column number_hash bytea,
  -- the provider's id while the owner has to confirm the account with a second factor
  add column pending_id text unique,
  add column confirm_url text,
  add column refused_at timestamptz,
  add column try_at timestamptz,
  add column tries integer not null default 0;
create index bank_account_waiting on bank_account (try_at) where try_at is not null;
