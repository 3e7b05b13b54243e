-- Campers that have come into the search, once each, and since when: null until the job of saved searches has noted it.
create table searchable_camper (
  camper_id integer primary key references camper on delete cascade,
  since timestamptz
);
create index searchable_camper_since on searchable_camper (since);
create index searchable_camper_unnoted on searchable_camper (camper_id) where since is null;

create function camper_became_searchable() returns trigger language plpgsql as $$
begin
  insert into searchable_camper (camper_id) values (new.id) on conflict (camper_id) do nothing;
  return null;
end $$;
create trigger searchable_campers_follow after insert on camper_search
  for each row execute function camper_became_searchable();

insert into searchable_camper (camper_id, since)
  select id, coalesce(published_at, '-infinity') from camper
  where status in ('bookable', 'unpublished') or (status = 'unpublished_owner' and suspended_from is distinct from 'published');

-- New campers were found by when they were published, which may be long before they can be booked.
drop index camper_published;
