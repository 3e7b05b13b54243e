-- What makes a person somebody who can sign in. Without a password nobody can.
alter table app_user
  add column password_hash text,
  add column email_confirmed_at timestamptz,
  -- a new address until its owner followed the link
  add column pending_email text check (pending_email = lower(pending_email)),
  add column is_active boolean not null default true,
  add column deleted_at timestamptz,
  add column staff_role text check (staff_role is null or (staff_role = 'support' and is_staff)),
  add column phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  add column phone_certified_at timestamptz,
  add column borned_on date,
  -- name of a file under media/users
  add column picture text,
  -- the site they signed up on
  add column locale text,
  add column terms_accepted_at timestamptz;
update app_user set email_confirmed_at = joined_on;

-- One sign-in and all tokens that came of it. With an actor it is staff who act as the user.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references app_user,
  actor_id integer references app_user,
  client_id text,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'reused', 'password', 'deleted')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_by_user on session (user_id) where ended_at is null;

-- Tokens by the SHA-256 of themselves: whoever reads this table can sign in as nobody.
create table session_token (
  hash bytea primary key,
  session_id uuid not null references session,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- when a refresh token was exchanged for the next one
  used_at timestamptz
);
create index session_token_session on session_token (session_id);

-- Links that were mailed, by the SHA-256 of their secret; each works once.
create table mailed_link (
  hash bytea primary key,
  user_id integer not null references app_user,
  purpose text not null check (purpose in ('confirm', 'change', 'reset')),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_link_user on mailed_link (user_id);

-- Every call that staff made as somebody else, written before the call is answered.
create table impersonated_call (
  id bigint generated always as identity primary key,
  session_id uuid not null references session,
  actor_id integer not null references app_user,
  user_id integer not null references app_user,
  at timestamptz not null,
  method text not null,
  path text not null,
  -- absent when the process ended before it answered
  status smallint
);
create index impersonated_call_user on impersonated_call (user_id, at);
