-- What only the owner and the insurer are told of a vehicle, null until the owner has told it. Lengths and the year are
-- 0 until then. Coordinates and the town it is found by are those of its camper.
alter table vehicle
  add column registration text check (length(registration) between 1 and 15),
  add column registration_country char(2),
  add column first_registered_on date,
  add column gross_weight_kg integer check (gross_weight_kg between 300 and 26000),
  add column street text,
  add column zipcode text,
  add column city text,
  drop constraint vehicle_beds_check,
  add constraint vehicle_beds_check check (beds between 0 and 9),
  drop constraint vehicle_year_check,
  add constraint vehicle_year_check check (year = 0 or year between 1950 and 2100);
