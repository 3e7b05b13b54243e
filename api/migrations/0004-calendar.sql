-- Days on which a camper cannot be had, both ends included: two trips never share a day. Bookings and holds
-- exclude one another; an owner's own days and imported events may lie over them and are shown, not refused.
create table calendar_block (
  id bigint generated always as identity primary key,
  camper_id integer not null references camper,
  during daterange not null check (not isempty(during)),
  kind text not null check (kind in ('booking', 'hold', 'owner', 'ical')),
  booking_id integer unique,
  expires_at timestamptz,
  constraint calendar_block_taken_once exclude using gist (camper_id with =, during with &&)
    where (kind in ('booking', 'hold'))
);
create index calendar_block_camper on calendar_block (camper_id);
