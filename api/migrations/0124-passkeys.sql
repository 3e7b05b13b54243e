-- Keys of devices that people sign in with, beside their password (WebAuthn). The private part never leaves the device.
create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  -- base64url, as the browser names it
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- how often the device has signed, where it counts
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id, id);

-- What a device is asked to sign; each works once. Without a user it is for signing in.
create table passkey_challenge (
  challenge text primary key,
  user_id integer references app_user,
  expires_at timestamptz not null
);
create index passkey_challenge_old on passkey_challenge (expires_at);

-- By which a person recognises their own sign-ins.
alter table session
  add column user_agent text check (length(user_agent) <= 300),
  add column passkey_id integer references passkey on delete set null;
create index session_passkey on session (passkey_id) where passkey_id is not null;
