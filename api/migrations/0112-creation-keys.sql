-- A listing is created once for a key: a page that sends it again after a cut or a reload gets the same listing.
alter table camper add column creation_key text;
create unique index camper_creation_key on camper (owner_id, creation_key) where creation_key is not null;
