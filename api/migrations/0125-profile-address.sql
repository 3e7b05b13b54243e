-- Where a person lives: street, postcode and town, as they write them.
alter table app_user
  add column street text check (length(street) <= 200),
  add column zipcode text check (length(zipcode) <= 20),
  add column city text check (length(city) <= 100);
