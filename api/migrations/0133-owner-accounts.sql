-- Owners at the payment provider: one of each kind of person that they are or were.
create table provider_user (
  user_id integer not null references app_user,
  kind text not null check (kind in ('natural', 'legal')),
  provider_id text not null unique,
  made_at timestamptz not null,
  primary key (user_id, kind)
);

-- What owners are paid to. The number itself is kept by the provider.
create table bank_account (
  id bigint generated always as identity primary key,
  -- what the provider knows it by until it has an id of its own
  reference uuid not null unique default gen_random_uuid(),
  user_id integer not null references app_user,
  holder text not null,
  country char(2) not null,
  last_digits char(4) not null,
  -- null until the provider has answered
  provider_id text unique,
  made_at timestamptz not null,
  -- when another one took its place
  replaced_at timestamptz
);
create unique index bank_account_current on bank_account (user_id) where replaced_at is null;
create index bank_account_user on bank_account (user_id, id);

-- Who owns a company. The latest of a user counts. C created, A asked, V validated, I incomplete, R refused.
create table ubo_declaration (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user,
  provider_id text not null unique,
  status char(1) not null check (status in ('C', 'A', 'V', 'I', 'R')),
  reason text,
  made_at timestamptz not null
);
create index ubo_declaration_user on ubo_declaration (user_id, id);
