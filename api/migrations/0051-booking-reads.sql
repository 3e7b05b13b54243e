-- What lists and counts of bookings need to know of the process, said once more for the database. The words are those
-- of the domain's `stateAt` and `metaStateFor`; a test holds the two together.

-- A moment, the day it is where leads are counted, and the terms that lists depend on, in days.
create type booking_now as (at timestamptz, today date, review_days integer, second_half_last_days integer);

-- The state that every reader sees: what its terms have already ended is over, whether a job has run or not.
create function booking_seen_state(b booking, now booking_now) returns text language sql immutable as $$
  select case
    when b.state = 'VALIDATED' and not b.is_instant and b.answer_by <= now.at then 'ACCEPTED_EXP'
    when (b.state = 'ACCEPTED' or b.state = 'VALIDATED' and b.is_instant) and b.paid = 0 and b.pay_by <= now.at
      then 'ACCEPTED_EXP'
    when b.state = 'TO_COME_NOT_PAID' and b.second_half = 'failed'
      and now.today >= b.date_from - now.second_half_last_days then 'CANCELLED_GUEST'
    else b.state
  end
$$;

-- What of a booking stands elsewhere.
create type booking_around as (has_guest_review boolean, has_owner_review boolean, has_asked_extension boolean);

-- The tab of a reader's inbox in which a booking is, `hidden` for one that the reader does not see.
create function booking_tab(reader text, b booking, around booking_around, now booking_now) returns text
language plpgsql immutable as $$
declare
  seen text := booking_seen_state(b, now);
  is_guest boolean := reader = 'guest';
  is_trip boolean := seen in ('TO_COME', 'ONGOING');
  is_over boolean := now.today > b.date_to;
  is_review_open boolean := now.today - b.date_to <= now.review_days;
  has_review boolean := case when is_guest then around.has_guest_review else around.has_owner_review end;
  has_asked boolean := around.has_asked_extension and seen in ('TO_COME', 'TO_COME_NOT_PAID') and not is_over;
  snoozed_until timestamptz := case when is_guest then b.guest_snoozed_until else b.owner_snoozed_until end;
  wants_deed boolean;
begin
  if seen = 'CREATED' then return 'hidden'; end if;
  if not is_guest and seen not in ('CREATED_PRO', 'CANCELLED_OWNER') and (seen = 'ABANDONED'
    or b.confirmed_at is null and (b.is_instant
      or b.answer_by is null and seen in ('CANCELLED_GUEST', 'CANCELLED_STAFF'))) then return 'hidden'; end if;

  wants_deed := is_trip and is_over and is_review_open and not has_review and not b.has_open_incident;
  if is_guest then
    wants_deed := wants_deed or seen in ('ABANDONED', 'ACCEPTED') or seen = 'VALIDATED' and b.is_instant
      or seen = 'TO_COME_NOT_PAID' and b.second_half is not distinct from 'failed';
  else
    wants_deed := wants_deed or seen = 'VALIDATED' or has_asked;
  end if;
  if wants_deed then return case when snoozed_until > now.at then 'waiting' else 'to_do' end; end if;

  if seen = 'CREATED_PRO' or seen = (case when is_guest then 'VALIDATED' else 'ACCEPTED' end)
    or is_guest and has_asked then return 'waiting'; end if;

  if seen = 'TO_COME_NOT_PAID' or is_trip and not (is_over and not b.has_open_incident
    and (around.has_guest_review and around.has_owner_review or not is_review_open)) then return 'confirmed'; end if;
  return 'archived';
end $$;

create index review_booking on review (booking_id) where booking_id is not null;

-- Whether a trip has used up its coupon: from the price being frozen until it comes to nothing or everything is given
-- back. What a guest calls off after a coupon paid for all of it is used.
create function claims_coupon(b booking) returns boolean language sql immutable as $$
  select b.coupon_code is not null and b.price is not null
    and (b.state not in ('ACCEPTED_EXP', 'CANCELLED_STAFF', 'CANCELLED_GUEST', 'CANCELLED_OWNER', 'CANCELLED_BOTH')
      or b.confirmed_at is not null and (b.paid > b.refunded or b.paid = 0 and b.state = 'CANCELLED_GUEST'))
$$;

create function count_coupon_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and claims_coupon(old) then
    update coupon set uses = uses - 1 where code = old.coupon_code;
  end if;
  if tg_op <> 'DELETE' and claims_coupon(new) then
    update coupon set uses = uses + 1 where code = new.coupon_code;
  end if;
  return null;
end $$;
create trigger coupon_uses_follow after insert or delete on booking
  for each row execute function count_coupon_uses();
create trigger coupon_uses_follow_changes after update of state, coupon_code, price, paid, refunded, confirmed_at
  on booking for each row when (claims_coupon(old) is distinct from claims_coupon(new)
    or old.coupon_code is distinct from new.coupon_code) execute function count_coupon_uses();
