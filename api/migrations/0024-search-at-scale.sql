-- The read model of search for a million campers: what every search looks at stands first and has a fixed width, so
-- that a row is left as early as it can be; and indexes from which whole countries are searched without the rows.
alter table camper_search rename to camper_search_before;
alter index camper_search_pkey rename to camper_search_before_pkey;

-- What an owner's own prices take off a day of the season at most: a negative number or 0.
create function deepest_dip(deltas integer[]) returns integer language sql immutable parallel safe
  return least(0, (select min(delta) from unnest(deltas) as delta));

create table camper_search (
  equipment bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  -- the same point on the unit sphere
  x double precision not null,
  y double precision not null,
  z double precision not null,
  id integer primary key references camper,
  flags integer not null,
  type smallint not null,
  seatbelts smallint not null,
  beds smallint not null,
  height_cm smallint not null,
  -- the average of reviews in hundredths of a star, as cards show it; 0 before the first one
  rating smallint not null generated always as (case when review_count = 0 then 0
    else (200 * review_sum + review_count) / (2 * review_count) end) stored,
  min_days smallint not null,
  min_future smallint not null,
  max_future smallint not null,
  closed_weekdays smallint not null,
  weekly_percent smallint not null,
  early_percent smallint not null,
  score integer not null,
  rate_low integer not null,
  rate_mid integer not null,
  rate_high integer not null,
  special_dip integer not null generated always as (deepest_dip(special_delta)) stored,
  -- no day of no stay is cheaper for the guest, before fees and insurance, whatever discounts there are
  floor_rate integer not null generated always as (((least(rate_low, rate_mid, rate_high) + deepest_dip(special_delta))::bigint
    * (100 - weekly_percent) * (100 - early_percent) / 10000)::integer) stored,
  review_sum integer not null,
  review_count integer not null,
  country char(2) not null,
  currency char(3) not null,
  busy datemultirange not null,
  closed_dates date[] not null,
  -- owner's own prices as runs of days within one season: what a day costs more or less than the season's rate
  special_from date[],
  special_to date[],
  special_delta integer[]
) with (
  fillfactor = 80,
  -- An index alone answers only where a page is known to be tidy, and each booking makes one untidy.
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02
);

insert into camper_search (id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days, min_future,
  max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent, review_sum,
  review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy, height_cm)
select id, country, currency, latitude, longitude, x, y, z, type, seatbelts, beds, min_days, min_future,
  max_future, closed_weekdays, flags, rate_low, rate_mid, rate_high, weekly_percent, early_percent, review_sum,
  review_count, score, equipment, closed_dates, special_from, special_to, special_delta, busy, height_cm
from camper_search_before;
drop table camper_search_before;

create index camper_search_point on camper_search using gist (point(longitude, latitude));
create index camper_search_by_score on camper_search (country, score desc, id)
  include (equipment, latitude, longitude, flags, type, seatbelts, beds, height_cm, rating, min_days, min_future,
    max_future, closed_weekdays, floor_rate);
create index camper_search_by_rating on camper_search (country, rating desc, score desc, id)
  include (equipment, latitude, longitude, flags, type, seatbelts, beds, height_cm, min_days, min_future, max_future,
    closed_weekdays, floor_rate);
create index camper_search_by_price on camper_search (country, floor_rate, id)
  include (equipment, latitude, longitude, flags, type, seatbelts, beds, height_cm, rating, min_days, min_future,
    max_future, closed_weekdays, rate_low, rate_mid, rate_high, weekly_percent, early_percent, special_dip, currency);
