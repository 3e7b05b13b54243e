-- The state that a camper had on offer when a mandatory document expired; it returns to it with valid documents. Also set
-- while its owner suspends it, but then only the owner brings it back.
alter table camper add column unpublished_from text check (unpublished_from in ('published', 'bookable'));
create index camper_unpublished on camper (id) where status = 'unpublished' and unpublished_from is not null;
