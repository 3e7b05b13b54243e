-- Reviews as their authors write them: a copy becomes a row of `review`, with the same number, once it is published.
create table written_review (
  id integer primary key default nextval(pg_get_serial_sequence('review', 'id')),
  booking_id integer not null references booking on delete cascade,
  author_type text not null check (author_type in ('guest', 'owner')),
  rating smallint check (rating between 1 and 5),
  comment text,
  -- for the other person alone
  private_comment text,
  -- stars of single aspects, by their names
  parts jsonb not null default '{}',
  language text not null check (language in ('en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca')),
  updated_at timestamptz not null,
  -- null for a draft, which is never published
  sent_at timestamptz,
  published_at timestamptz,
  unique (booking_id, author_type),
  check (sent_at is null or rating is not null),
  check (published_at is null or sent_at is not null)
);
create index written_review_due on written_review (booking_id) where sent_at is not null and published_at is null;

-- Pictures of a review until it is published; then they are those of `review_picture`.
create table written_review_picture (
  id integer generated always as identity primary key,
  review_id integer not null references written_review on delete cascade,
  scene text not null
);
create index written_review_picture_review on written_review_picture (review_id);
create index written_review_picture_scene on written_review_picture (scene);
create index review_picture_uploaded on review_picture (scene) where scene like 'own-%';

-- Who was asked to write a review, so that nobody is asked twice.
create table review_invitation (
  booking_id integer primary key references booking on delete cascade,
  invited_at timestamptz not null
);

create table review_report (
  review_id integer not null references review on delete cascade,
  reporter_id integer not null references app_user,
  reported_at timestamptz not null,
  primary key (review_id, reporter_id)
);

-- Every review, published or not, with both people.
create view known_review as
  select r.id, r.camper_id, r.booking_id, r.author_type, r.guest_id, c.owner_id, r.rating, r.comment, r.published_on,
    r.reply, r.replied_on, w.private_comment, coalesce(w.parts, '{}') as parts, true as is_sent
  from review r join camper c on c.id = r.camper_id left join written_review w on w.id = r.id
  union all
  select w.id, b.camper_id, w.booking_id, w.author_type, b.guest_id, b.owner_id, w.rating, w.comment, null, null, null,
    w.private_comment, w.parts, w.sent_at is not null
  from written_review w join booking b on b.id = w.booking_id where w.published_at is null;

-- Pictures in reviews go with the account of their author; drawings stay.
create function forget_review_pictures() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from review_picture p using review r
      where r.id = p.review_id and r.author_type = 'guest' and r.guest_id = new.id and p.scene like 'own-%'
      returning p.scene
  ), gone_before as (
    delete from written_review_picture p using written_review w, booking b
      where w.id = p.review_id and b.id = w.booking_id and b.guest_id = new.id returning p.scene
  )
  insert into picture_files_leaving (scene, due_at)
    select scene, '-infinity' from (select scene from gone union select scene from gone_before) known
    on conflict (scene) do update set due_at = '-infinity';
  return null;
end $$;
create trigger review_pictures_follow after update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function forget_review_pictures();

-- What owners write about guests is no review of their campers.
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
  where r.camper_id = c.id and r.author_type = 'guest') reviews
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
