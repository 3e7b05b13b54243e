-- Mail and short messages, written in the same transaction as what they tell of.
create table notice (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  kind text not null,
  language text not null,
  subject text,
  body text not null,
  -- the one address that the body asks to open
  link text,
  written_at timestamptz not null,
  delivered_at timestamptz
);
create index notice_recipient on notice (recipient, id desc);
create index notice_waiting on notice (id) where delivered_at is null;
