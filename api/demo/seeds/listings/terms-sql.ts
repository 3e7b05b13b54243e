import { rateOf } from './draw-sql';

const rate = rateOf('c.currency');

/** Prices of kilometres and second drivers, and owners with their own insurance. */
export const TERMS = `update rental_terms t set
    km_200_per_day = round((6 + pg_temp.draw(c.id, 'km 200', 11)) * ${rate}) * 100,
    km_unlimited_per_day = case
      when pg_temp.draw(c.id, 'km unlimited is free', 4) = 0 then 0
      else round((14 + pg_temp.draw(c.id, 'km unlimited', 18)) * ${rate}) * 100 end,
    extra_km = round((15 + pg_temp.draw(c.id, 'extra km', 4) * 5) * ${rate}),
    second_driver = case
      when pg_temp.draw(c.id, 'second driver', 100) < 16 then 'included'
      when pg_temp.draw(c.id, 'second driver', 100) < 19 then 'not_available'
      else 'not_selected' end,
    insured_by = case
      when u.professional_type is not null and pg_temp.draw(c.id, 'insured by', 100) < 35 then 'owner'
      else 'platform' end
  from camper c join app_user u on u.id = c.owner_id
  where c.id = t.camper_id`;

/** Energy sources of cookers, heating and fridges; sockets depend on the country. */
export const ENERGIES = `insert into vehicle_energies
    (vehicle_id, cooking_energies, heating_energies, fridge_energies, electric_plug_types)
  select v.id,
    case when not has.hob then '{}'::text[]
      when v.fuel = 'electric' then '{induction}'
      when pg_temp.draw(v.id, 'cooking', 10) = 0 then '{gas,induction}'
      else '{gas}' end,
    case when not has.heating then '{}'::text[]
      when v.type = 6 then '{gas,electric}'
      when v.type in (4, 5) or v.fuel = 'diesel' and pg_temp.draw(v.id, 'heating', 3) = 0 then '{diesel}'
      else '{gas}' end,
    case when not has.fridge then '{}'::text[]
      when v.type in (4, 5) then '{battery}'
      else '{gas,battery,mains}' end,
    (case when v.type = 5 and pg_temp.draw(v.id, 'plug', 3) = 0 then '{}'::text[] else '{cee}' end)
      || (case p.country when 'FR' then '{type_e}' when 'BE' then '{type_e}' when 'GB' then '{type_g}'
        when 'IE' then '{type_g}' when 'CH' then '{type_j}' when 'IT' then '{type_l}' when 'US' then '{}'
        else '{type_f}' end)::text[]
      || '{usb,lighter}'::text[]
  from vehicle v
  join camper c on c.vehicle_id = v.id
  join place p on p.id = c.place_id
  cross join lateral (select c.equipment & $1 > 0 as hob, c.equipment & $2 > 0 as heating,
    c.equipment & $3 > 0 as fridge) has`;

/** Vehicle registration data: weight within the licence class, registered before $1, the day of the demo. */
export const REGISTRATIONS = `update vehicle v set
    registration = concat_ws('-',
      chr(65 + pg_temp.draw(v.id, 'plate 1', 26)) || chr(65 + pg_temp.draw(v.id, 'plate 2', 26)),
      lpad(pg_temp.draw(v.id, 'plate 3', 1000)::text, 3, '0'),
      chr(65 + pg_temp.draw(v.id, 'plate 4', 26)) || chr(65 + pg_temp.draw(v.id, 'plate 5', 26))),
    registration_country = p.country,
    first_registered_on = least(
      make_date(v.year, 1 + pg_temp.draw(v.id, 'month', 12), 1 + pg_temp.draw(v.id, 'day', 28)), $1::date),
    gross_weight_kg = case
      when v.type = 6 then 1300 + pg_temp.draw(v.id, 'weight', 8) * 100
      when v.licence_type = 'C' then 4000 + pg_temp.draw(v.id, 'weight', 5) * 250
      when v.type = 5 then 2800 + pg_temp.draw(v.id, 'weight', 4) * 100
      else 3300 + pg_temp.draw(v.id, 'weight', 2) * 200 end
  from camper c join place p on p.id = c.place_id
  where c.vehicle_id = v.id`;
