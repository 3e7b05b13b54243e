-- The locks of a booking in one call, always in one order: its guest, its camper, itself. The campers of the guest's
-- other open requests for the same days come with its own, in the order of their numbers, since paying for one request
-- ends the others; imports of calendars lock the row of their camper as well. Each step sees what was written while the
-- one before waited. 7 tells locks of guests from other advisory locks.
create function lock_booking(asked integer) returns setof booking language plpgsql as $$
declare
  unlocked booking;
begin
  select * into unlocked from booking where id = asked;
  if unlocked.id is null then
    return;
  end if;
  perform pg_advisory_xact_lock(7, unlocked.guest_id);
  perform 1 from camper where id = unlocked.camper_id or id in (
      select camper_id from booking where guest_id = unlocked.guest_id and state in ('VALIDATED', 'ACCEPTED')
        and date_from <= unlocked.date_to and date_to >= unlocked.date_from)
    order by id for update;
  return query select * from booking where id = asked for update;
end $$;
