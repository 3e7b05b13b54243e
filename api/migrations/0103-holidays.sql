-- Days for which an owner closes all campers at once; the periods that this made belong to it.
create table holiday (
  id integer generated always as identity primary key,
  owner_id integer not null references app_user,
  date_from date not null,
  date_to date not null check (date_to >= date_from),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index holiday_of_owner on holiday (owner_id) where ended_at is null;

alter table calendar_block add column holiday_id integer references holiday;
create index calendar_block_holiday on calendar_block (holiday_id) where holiday_id is not null;
