-- Who reads the newsletter, or asked for it: one row for an address. It is confirmed by a link that is mailed; `try_at`
-- is set while the mailing list has to learn of a change.
create table newsletter_subscription (
  id integer generated always as identity primary key,
  email text not null unique check (length(email) <= 254),
  locale text not null,
  token uuid not null unique default gen_random_uuid(),
  asked_at timestamptz,
  confirmed_at timestamptz,
  tries integer not null default 0,
  try_at timestamptz,
  failure text
);
create index newsletter_subscription_due on newsletter_subscription (try_at, id) where try_at is not null;
