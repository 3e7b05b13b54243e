-- The provider is told that an account was deleted once nothing is owed to its owner any more.
alter table provider_user
  add column close_at timestamptz,
  add column closed_at timestamptz,
  add column tries integer not null default 0;
create index provider_user_closing on provider_user (close_at) where close_at is not null;
