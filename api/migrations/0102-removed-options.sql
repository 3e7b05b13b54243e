-- An extra that its owner has removed stays for the bookings that have it.
alter table camper_option add column removed_at timestamptz;

create or replace function priced_camper(wanted integer, first_day date, last_day date, at timestamptz, with_options boolean)
returns table (
  id integer, owner_id integer, status text, currency char(3), weekly_percent smallint, early_percent smallint,
  min_days smallint, closed_weekdays smallint, closed_dates date[], min_future smallint, max_future smallint,
  km_unlimited boolean, km_200_per_day integer, km_unlimited_per_day integer, second_driver text, insured_by text,
  -- low, mid and high
  rates integer[],
  -- days with a price of their own and taken days, as far as they touch the days asked for
  overrides json, busy json,
  options json
) language plpgsql stable as $$
declare
  asked daterange := daterange(first_day, last_day, '[]');
begin
  return query
  select c.id, c.owner_id, c.status, c.currency, c.weekly_percent, c.early_percent, c.min_days, c.closed_weekdays,
    c.closed_dates, c.min_future, c.max_future, c.km_unlimited, t.km_200_per_day, t.km_unlimited_per_day,
    t.second_driver, t.insured_by,
    array(select r.per_day from season_rate r where r.camper_id = c.id order by r.season),
    (select coalesce(json_agg(json_build_object('from', lower(p.during), 'to', upper(p.during) - 1,
        'perDay', p.per_day) order by p.during), '[]')
      from price_period p where p.camper_id = c.id and p.during && asked),
    (select coalesce(json_agg(json_build_object('from', lower(b.during), 'to', upper(b.during) - 1)), '[]')
      from calendar_block b where b.camper_id = c.id and b.during && asked
        and (b.expires_at is null or b.expires_at > at)),
    case when with_options then (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code,
        'name', o.name, 'recurrence', o.recurrence, 'unit', o.unit_price, 'most', o.most) order by o.position), '[]')
      from camper_option o where o.camper_id = c.id and o.removed_at is null) else '[]'::json end
  from camper c join rental_terms t on t.camper_id = c.id where c.id = wanted;
end $$;
