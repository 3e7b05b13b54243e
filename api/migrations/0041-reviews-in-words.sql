-- Who wrote a review, in what language and about what, and what the owner answered.
alter table review
  add column author_type text not null default 'guest' check (author_type in ('guest', 'owner')),
  add column guest_id integer references app_user,
  add column booking_id integer,
  add column language text check (language in ('en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca')),
  add column comment text,
  add column reply text,
  add column replied_on date,
  add check ((reply is null) = (replied_on is null));
create index review_camper_newest on review (camper_id, published_on desc, id desc);
create index review_guest on review (guest_id);
drop index review_camper;

-- Words change no average.
drop trigger camper_search_follows on review;
create trigger camper_search_follows after insert or delete or update of camper_id, rating on review
  for each row execute function camper_part_changed();
