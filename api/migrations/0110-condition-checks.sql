-- What guest and owner have ticked off together when the camper changed hands.
alter table condition_report add column checked text[] not null default '{}' check (cardinality(checked) <= 20);
