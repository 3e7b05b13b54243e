-- What was reported and waits for staff, or was decided: one open case for each listing, review or message, with all its
-- reports. It outlives what it is about.
create table report_case (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('listing', 'review', 'message')),
  subject_id bigint not null,
  opened_at timestamptz not null,
  decision text check (decision in ('dismissed', 'hidden', 'reversed')),
  decided_at timestamptz,
  decided_by integer references app_user,
  -- what the people concerned read
  reason text check (length(reason) <= 1000),
  -- of a listing that was hidden, so that it becomes that again
  state_before text,
  check (num_nulls(decision, decided_at, decided_by, reason) in (0, 4))
);
create unique index report_case_open on report_case (subject, subject_id) where decision is null;
create index report_case_waiting on report_case (subject, opened_at, id) where decision is null;
create index report_case_decided on report_case (decided_at desc, id desc) where decision is not null;

create table message_report (
  message_id bigint not null references chat_message on delete cascade,
  reporter_id integer not null references app_user,
  reason text not null check (reason in ('OFFENSIVE', 'PAYS_ELSEWHERE', 'PRIVATE', 'ADVERTISING', 'OTHER')),
  comment text,
  reported_at timestamptz not null,
  case_id integer references report_case,
  primary key (message_id, reporter_id)
);
alter table review_report add column case_id integer references report_case;
alter table listing_report add column case_id integer references report_case;
create index message_report_case on message_report (case_id);
create index review_report_case on review_report (case_id);
create index listing_report_case on listing_report (case_id);

-- Somebody who is signed in has one open report of a listing.
create unique index listing_report_once on listing_report (case_id, user_id) where user_id is not null;

-- A report belongs to the open case of what it is about.
create function report_joins_case() returns trigger language plpgsql as $$
declare
  about bigint := (to_jsonb(new) ->> tg_argv[1])::bigint;
  found_id integer;
begin
  -- A case may be decided between the two statements.
  while found_id is null loop
    insert into report_case (subject, subject_id, opened_at) values (tg_argv[0], about, new.reported_at)
      on conflict (subject, subject_id) where decision is null do nothing;
    select id into found_id from report_case
      where subject = tg_argv[0] and subject_id = about and decision is null;
  end loop;
  execute format('update %I set case_id = $1 where ctid = $2', tg_table_name) using found_id, new.ctid;
  return null;
end $$;

insert into report_case (subject, subject_id, opened_at)
  select 'listing', camper_id, min(reported_at) from listing_report group by camper_id
  union all select 'review', review_id, min(reported_at) from review_report group by review_id;
delete from listing_report later using listing_report earlier
  where later.user_id = earlier.user_id and later.camper_id = earlier.camper_id and later.id > earlier.id;
update listing_report r set case_id = c.id from report_case c where c.subject = 'listing' and c.subject_id = r.camper_id;
update review_report r set case_id = c.id from report_case c where c.subject = 'review' and c.subject_id = r.review_id;

create trigger listing_report_joins after insert on listing_report
  for each row execute function report_joins_case('listing', 'camper_id');
create trigger review_report_joins after insert on review_report
  for each row execute function report_joins_case('review', 'review_id');
create trigger message_report_joins after insert on message_report
  for each row execute function report_joins_case('message', 'message_id');

-- Reviews and messages that staff have hidden.
alter table review add column hidden_at timestamptz;
alter table chat_message add column hidden_at timestamptz;

create or replace view camper_search_source as
select c.id, p.country, c.currency, at.latitude, at.longitude,
  cos(radians(at.latitude)) * cos(radians(at.longitude)) as x,
  cos(radians(at.latitude)) * sin(radians(at.longitude)) as y,
  sin(radians(at.latitude)) as z,
  v.type, v.seatbelts, v.beds, c.min_days, c.min_future, c.max_future, c.closed_weekdays,
  (case when c.instant_booking then 1 else 0 end) | (case when c.is_ambassador then 2 else 0 end)
    | (case when c.pets_allowed then 4 else 0 end) | (case when c.smoking_allowed then 8 else 0 end)
    | (case when c.abroad_allowed then 16 else 0 end) | (case when c.km_unlimited then 32 else 0 end)
    | (case when v.automatic_gear then 64 else 0 end)
    | (case when u.professional_type is not null then 128 else 0 end)
    | (case when c.disabled_access then 256 else 0 end) | (case when c.marketing_partnership then 512 else 0 end)
    | (case when v.licence_type = 'C' then 1024 else 0 end)
    | (case when c.weekly_percent > 0 then 2048 else 0 end)
    | (case when c.early_percent > 0 then 4096 else 0 end) as flags,
  low.per_day as rate_low, mid.per_day as rate_mid, high.per_day as rate_high,
  c.weekly_percent, c.early_percent, reviews.sum as review_sum, reviews.count as review_count,
  camper_score(reviews.sum, reviews.count, c.instant_booking, c.is_ambassador, u.answer_rate_as_owner) as score,
  c.equipment, c.closed_dates, special.first_days, special.last_days, special.deltas,
  coalesce((select range_agg(b.during) from calendar_block b where b.camper_id = c.id), '{}') as busy,
  v.height_cm
from camper c
join vehicle v on v.id = c.vehicle_id
join app_user u on u.id = c.owner_id
join place p on p.id = c.place_id
join season_rate low on low.camper_id = c.id and low.season = 1
join season_rate mid on mid.camper_id = c.id and mid.season = 2
join season_rate high on high.camper_id = c.id and high.season = 3
cross join lateral (select round(c.latitude::numeric, 2)::double precision as latitude,
  round(c.longitude::numeric, 2)::double precision as longitude) at
cross join lateral (select coalesce(sum(rating), 0) as sum, count(*) as count from review r
  where r.camper_id = c.id and r.author_type = 'guest' and r.hidden_at is null) reviews
cross join lateral (
  select array_agg(run.first_day order by run.first_day) as first_days,
    array_agg(run.last_day order by run.first_day) as last_days,
    array_agg(run.delta order by run.first_day) as deltas
  from (
    select min(day) as first_day, max(day) as last_day,
      min(period.per_day - case season_of(day) when 1 then low.per_day when 2 then mid.per_day else high.per_day end) as delta
    from price_period period
    cross join lateral (select generate_series(lower(period.during), upper(period.during) - 1, '1 day')::date as day) days
    where period.camper_id = c.id
    group by period.id, date_trunc('month', day)
  ) run
) special
where c.status = 'bookable';

drop trigger camper_search_follows on review;
create trigger camper_search_follows after insert or delete or update of camper_id, rating, hidden_at on review
  for each row execute function camper_part_changed();

alter table staff_action drop constraint staff_action_action_check, drop constraint staff_action_subject_check;
alter table staff_action
  add constraint staff_action_action_check check (action in ('document_opened', 'document_accepted',
    'document_asked_again', 'document_refused', 'listing_approved', 'listing_changes_asked', 'user_suspended',
    'user_restored', 'report_dismissed', 'report_hidden', 'report_reversed')),
  add constraint staff_action_subject_check check (subject in ('document', 'listing', 'user', 'report'));

-- What can be reported, as staff read it: whose it is, and whether others still see it.
create view reportable as
  select 'listing' as subject, c.id::bigint as subject_id, c.id as camper_id, c.title, c.owner_id as author_id,
    c.status as state, null::text as text, null::integer as rating, c.published_at as written_at,
    null::integer as chat_id, c.status in ('published', 'bookable', 'unpublished_owner') as is_shown
  from camper c where c.status not in ('deleted', 'deleted_owner')
  union all
  select 'review', r.id, r.camper_id, c.title, case r.author_type when 'guest' then r.guest_id else c.owner_id end,
    null, r.comment, r.rating, r.published_on::timestamptz, null, r.hidden_at is null
  from review r join camper c on c.id = r.camper_id where c.status not in ('deleted', 'deleted_owner')
  union all
  select 'message', m.id, h.camper_id, c.title, case m.author when 'guest' then h.guest_id else h.owner_id end,
    null, m.content, null, m.sent_at, h.id, m.hidden_at is null
  from chat_message m join chat h on h.id = m.chat_id join camper c on c.id = h.camper_id;
