-- By what a letter lets one side of a booking have it in their calendar without signing in; of the secret its SHA-256.
create table booking_calendar_link (
  booking_id integer not null references booking on delete cascade,
  side text not null check (side in ('guest', 'owner')),
  secret_hash bytea not null unique,
  primary key (booking_id, side)
);
