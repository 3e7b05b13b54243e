-- One narrow row per camper that can be found, kept by the triggers below. Money in minor units of `currency`;
-- the point is rounded to 0.01 degree so that nobody can find the exact address by searching.
create table camper_search (
  id integer primary key references camper,
  country char(2) not null,
  currency char(3) not null,
  latitude double precision not null,
  longitude double precision not null,
  -- the same point on the unit sphere
  x double precision not null,
  y double precision not null,
  z double precision not null,
  type smallint not null,
  seatbelts smallint not null,
  beds smallint not null,
  min_days smallint not null,
  min_future smallint not null,
  max_future smallint not null,
  closed_weekdays smallint not null,
  flags integer not null,
  rate_low integer not null,
  rate_mid integer not null,
  rate_high integer not null,
  weekly_percent smallint not null,
  early_percent smallint not null,
  review_sum integer not null,
  review_count integer not null,
  score integer not null,
  equipment bigint not null,
  closed_dates date[] not null,
  -- owner's own prices as runs of days within one season: what a day costs more or less than the season's rate
  special_from date[],
  special_to date[],
  special_delta integer[],
  busy datemultirange not null
) with (fillfactor = 80);
create index camper_search_point on camper_search using gist (point(longitude, latitude));
create index camper_search_country on camper_search (country, score desc, id);
create index camper_search_score on camper_search (score desc, id);

create function season_of(day date) returns smallint language sql immutable parallel safe as $$
  select case extract(month from day)
    when 7 then 3 when 8 then 3
    when 5 then 2 when 6 then 2 when 9 then 2 when 10 then 2
    else 1 end::smallint
$$;

-- Between 0 and about 900, whole numbers only: how well a camper is liked and answered for.
create function camper_score(rating_sum bigint, rating_count bigint, instant boolean, ambassador boolean, answer_rate integer)
returns integer language sql immutable parallel safe as $$
  select (2 * ((100 * rating_sum + 2150) / (rating_count + 5) - 300)
    + 6 * least(rating_count, 25)
    + case when instant then 100 else 0 end
    + case when ambassador then 80 else 0 end
    + coalesce(answer_rate, 50))::integer
$$;

create view camper_search_source as
select c.id, p.country, c.currency, at.latitude, at.longitude,
  cos(radians(at.latitude)) * cos(radians(at.longitude)) as x,
  cos(radians(at.latitude)) * sin(radians(at.longitude)) as y,
  sin(radians(at.latitude)) as z,
  v.type, v.seatbelts, v.beds, c.min_days, c.min_future, c.max_future, c.closed_weekdays,
  (case when c.instant_booking then 1 else 0 end) | (case when c.is_ambassador then 2 else 0 end)
    | (case when c.pets_allowed then 4 else 0 end) | (case when c.smoking_allowed then 8 else 0 end)
    | (case when c.abroad_allowed then 16 else 0 end) | (case when c.km_unlimited then 32 else 0 end)
    | (case when v.automatic_gear then 64 else 0 end)
    | (case when u.professional_type is not null then 128 else 0 end) as flags,
  low.per_day as rate_low, mid.per_day as rate_mid, high.per_day as rate_high,
  c.weekly_percent, c.early_percent, reviews.sum as review_sum, reviews.count as review_count,
  camper_score(reviews.sum, reviews.count, c.instant_booking, c.is_ambassador, u.answer_rate_as_owner) as score,
  c.equipment, c.closed_dates, special.first_days, special.last_days, special.deltas,
  coalesce((select range_agg(b.during) from calendar_block b where b.camper_id = c.id), '{}') as busy
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

-- Makes the rows of these campers say again what the tables say. The lock makes two changes of one camper
-- wait for each other, so that the later one sees what the earlier one did.
create function refresh_camper_search(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from camper where id = any(ids) order by id for no key update;
  delete from camper_search s where s.id = any(ids)
    and not exists (select 1 from camper c where c.id = s.id and c.status = 'bookable'
      and (select count(*) from season_rate r where r.camper_id = c.id) = 3);
  insert into camper_search (id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days,
    min_future, max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent,
    review_sum, review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy)
  select id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days, min_future, max_future,
    closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent, review_sum, review_count, score,
    equipment, closed_dates, first_days, last_days, deltas, busy
  from camper_search_source where id = any(ids)
  on conflict (id) do update set (country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days,
    min_future, max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent,
    review_sum, review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy) =
    (excluded.country, excluded.currency, excluded.latitude, excluded.longitude, excluded.x, excluded.y, excluded.z,
    excluded.type, excluded.seatbelts, excluded.beds, excluded.min_days, excluded.min_future, excluded.max_future,
    excluded.closed_weekdays, excluded.flags, excluded.rate_low, excluded.rate_mid, excluded.rate_high,
    excluded.weekly_percent, excluded.early_percent, excluded.review_sum, excluded.review_count, excluded.score,
    excluded.equipment, excluded.closed_dates, excluded.special_from, excluded.special_to, excluded.special_delta,
    excluded.busy);
end $$;

create function camper_part_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.camper_id <> old.camper_id then
    perform refresh_camper_search(array[old.camper_id, new.camper_id]);
  elsif tg_op = 'DELETE' then
    perform refresh_camper_search(array[old.camper_id]);
  else
    perform refresh_camper_search(array[new.camper_id]);
  end if;
  return null;
end $$;

create function camper_changed() returns trigger language plpgsql as $$
begin
  perform refresh_camper_search(array[new.id]);
  return null;
end $$;

create function vehicle_changed() returns trigger language plpgsql as $$
begin
  perform refresh_camper_search(array(select id from camper where vehicle_id = new.id));
  return null;
end $$;

create function owner_changed() returns trigger language plpgsql as $$
begin
  perform refresh_camper_search(array(select id from camper where owner_id = new.id));
  return null;
end $$;

-- Days taken and given back are by far the most frequent change and touch one column.
create function calendar_changed() returns trigger language plpgsql as $$
declare
  touched integer[] := case tg_op when 'INSERT' then array[new.camper_id] when 'DELETE' then array[old.camper_id]
    else array[old.camper_id, new.camper_id] end;
begin
  perform 1 from camper where id = any(touched) order by id for no key update;
  update camper_search s
  set busy = coalesce((select range_agg(b.during) from calendar_block b where b.camper_id = s.id), '{}')
  where s.id = any(touched);
  return null;
end $$;

create trigger camper_search_follows after insert or update on camper
  for each row execute function camper_changed();
create trigger camper_search_follows after update on vehicle
  for each row execute function vehicle_changed();
create trigger camper_search_follows after update of professional_type, answer_rate_as_owner on app_user
  for each row execute function owner_changed();
create trigger camper_search_follows after insert or update or delete on season_rate
  for each row execute function camper_part_changed();
create trigger camper_search_follows after insert or update or delete on price_period
  for each row execute function camper_part_changed();
create trigger camper_search_follows after insert or update or delete on review
  for each row execute function camper_part_changed();
create trigger camper_search_follows after insert or update or delete on calendar_block
  for each row execute function calendar_changed();
