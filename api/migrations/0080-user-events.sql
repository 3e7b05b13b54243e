-- What changed for whom: pages that are open learn of it at once, and read here what they missed. Kept for a day.
create table user_event (
  id bigint generated always as identity primary key,
  user_id integer not null,
  booking_id integer not null,
  state text not null,
  at timestamptz not null default clock_timestamp()
);
create index user_event_user on user_event (user_id, id);
create index user_event_at on user_event (at);

-- An owner learns nothing of a booking that they cannot see yet.
create function notify_of_booking(changed integer) returns void language plpgsql as $$
declare event user_event;
begin
  for event in
    insert into user_event (user_id, booking_id, state)
      select side.user_id, b.id, b.state from booking b
        cross join lateral (values
          (b.guest_id, true),
          (b.owner_id, b.state not in ('CREATED', 'ABANDONED') and not (b.state = 'VALIDATED' and b.is_instant))
        ) side (user_id, can_see)
        where b.id = changed and side.can_see
      returning *
  loop
    perform pg_notify('user_event', json_build_object('id', event.id, 'userId', event.user_id,
      'bookingId', event.booking_id, 'state', event.state)::text);
  end loop;
end $$;

create function booking_was_updated() returns trigger language plpgsql as $$
begin
  perform notify_of_booking(new.id);
  return null;
end $$;
create trigger booking_notifies after update on booking
  for each row when (old is distinct from new) execute function booking_was_updated();

create function part_of_booking_was_updated() returns trigger language plpgsql as $$
begin
  if new.booking_id is not null then
    perform notify_of_booking(new.booking_id);
  end if;
  return null;
end $$;
create trigger booking_request_notifies after update on booking_request
  for each row when (old.state is distinct from new.state) execute function part_of_booking_was_updated();
create trigger payment_notifies after update on payment
  for each row when (old.state is distinct from new.state) execute function part_of_booking_was_updated();
create trigger booking_document_notifies after update on document
  for each row when (old.status is distinct from new.status and new.booking_id is not null)
  execute function part_of_booking_was_updated();

-- The documents of a guest belong to each trip that is still to come.
create function guest_document_was_updated() returns trigger language plpgsql as $$
begin
  perform notify_of_booking(b.id) from booking b
    where b.guest_id = new.user_id and b.state in ('VALIDATED', 'ACCEPTED', 'TO_COME', 'TO_COME_NOT_PAID')
      and b.date_to >= current_date - 1;
  return null;
end $$;
create trigger guest_document_notifies after update on document
  for each row when (old.status is distinct from new.status and new.user_id is not null)
  execute function guest_document_was_updated();
