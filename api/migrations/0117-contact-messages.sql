-- What people wrote to the support team. `key` is the sender's: a message that is sent twice is one row.
create table contact_message (
  id integer generated always as identity (start with 1001) primary key,
  key uuid not null unique,
  topic text not null check (topic in ('BOOKING', 'PAYMENT', 'LISTING', 'ACCOUNT', 'SAFETY', 'PRESS', 'OTHER')),
  name text not null check (length(name) <= 80),
  email text not null check (length(email) <= 254),
  user_id integer references app_user (id) on delete set null,
  booking_id integer references booking (id) on delete set null,
  body text not null check (length(body) <= 5000),
  locale text not null,
  written_at timestamptz not null
);
create index contact_message_email on contact_message (email);
create index contact_message_written on contact_message (written_at);
