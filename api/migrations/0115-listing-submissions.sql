-- Each time a listing was sent to staff, and what they decided. The newest is that of the listing now.
create table listing_submission (
  id integer generated always as identity primary key,
  camper_id integer not null references camper (id) on delete cascade,
  sent_by integer not null references app_user (id),
  sent_at timestamptz not null,
  state_before text not null,
  decided_by integer references app_user (id),
  decided_at timestamptz,
  decision text check (decision in ('approved', 'changes_asked')),
  reasons text[] not null default '{}' check (reasons <@ array['PICTURES_POOR', 'PICTURES_OTHER_VEHICLE',
    'CONTACT_DETAILS', 'VEHICLE_DATA', 'LOCATION', 'PRICES', 'DOCUMENTS', 'OTHER']),
  note text check (length(note) <= 1000),
  state_after text,
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (state_after is null)),
  check (decision is distinct from 'changes_asked' or cardinality(reasons) > 0)
);
create unique index listing_submission_open on listing_submission (camper_id) where decision is null;
create index listing_submission_camper on listing_submission (camper_id, id desc);
create index listing_submission_waiting on listing_submission (sent_at, id) where decision is null;

-- Campers that already wait were sent in when this began.
insert into listing_submission (camper_id, sent_by, sent_at, state_before)
  select id, owner_id, now(), 'created' from camper where status = 'to_moderate';

-- Owners learn of a decision on an open page as they learn of bookings.
alter table user_event
  alter column booking_id drop not null,
  add column camper_id integer,
  add check ((booking_id is null) <> (camper_id is null));

create function camper_state_was_updated() returns trigger language plpgsql as $$
declare event user_event;
begin
  insert into user_event (user_id, camper_id, state) values (new.owner_id, new.id, new.status) returning * into event;
  perform pg_notify('user_event', json_build_object('id', event.id, 'userId', event.user_id,
    'camperId', event.camper_id, 'state', event.state)::text);
  return null;
end $$;
create trigger camper_notifies after update on camper
  for each row when (old.status is distinct from new.status) execute function camper_state_was_updated();
