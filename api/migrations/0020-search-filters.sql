-- What people may ask of a camper beside its size and price.
alter table camper
  -- can be boarded and used from a wheelchair
  add column disabled_access boolean not null default false,
  -- its owner lets campaigns of the product show it
  add column marketing_partnership boolean not null default false;
create index camper_published on camper (published_at) where status = 'bookable';

alter table camper_search
  add column height_cm smallint not null default 0,
  -- the average of reviews in hundredths of a star, as cards show it; 0 before the first one
  add column rating smallint not null generated always as (case when review_count = 0 then 0
    else (200 * review_sum + review_count) / (2 * review_count) end) stored;
create index camper_search_country_rating on camper_search (country, rating desc, score desc, id);
create index camper_search_rating on camper_search (rating desc, score desc, id);

-- Bits of `flags` from 256 on: wheelchair, campaigns, licence C, a discount by the week, one for booking early.
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
cross join lateral (select coalesce(sum(rating), 0) as sum, count(*) as count from review r where r.camper_id = c.id) reviews
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

create or replace function refresh_camper_search(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from camper where id = any(ids) order by id for no key update;
  delete from camper_search s where s.id = any(ids)
    and not exists (select 1 from camper c where c.id = s.id and c.status = 'bookable'
      and (select count(*) from season_rate r where r.camper_id = c.id) = 3);
  insert into camper_search (id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days,
    min_future, max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent,
    review_sum, review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy, height_cm)
  select id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days, min_future, max_future,
    closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent, review_sum, review_count, score,
    equipment, closed_dates, first_days, last_days, deltas, busy, height_cm
  from camper_search_source where id = any(ids)
  on conflict (id) do update set (country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days,
    min_future, max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent,
    review_sum, review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy, height_cm) =
    (excluded.country, excluded.currency, excluded.latitude, excluded.longitude, excluded.x, excluded.y, excluded.z,
    excluded.type, excluded.seatbelts, excluded.beds, excluded.min_days, excluded.min_future, excluded.max_future,
    excluded.closed_weekdays, excluded.flags, excluded.rate_low, excluded.rate_mid, excluded.rate_high,
    excluded.weekly_percent, excluded.early_percent, excluded.review_sum, excluded.review_count, excluded.score,
    excluded.equipment, excluded.closed_dates, excluded.special_from, excluded.special_to, excluded.special_delta,
    excluded.busy, excluded.height_cm);
end $$;

select refresh_camper_search(array(select id from camper));
