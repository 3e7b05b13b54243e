-- Campers that people save, on lists of their own.
create table wishlist (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  slug text not null unique,
  name text not null check (length(name) between 1 and 60),
  -- the trip that prices are for, and the currency in which they were compared
  date_from date,
  date_to date,
  currency text,
  is_notified boolean not null default false,
  -- whoever has it reads the list, nothing else
  share_key text unique,
  changed_at timestamptz not null,
  check ((date_from is null) = (date_to is null) and date_from <= date_to)
);
create index wishlist_of_user on wishlist (user_id);

create table wishlist_camper (
  wishlist_id integer not null references wishlist on delete cascade,
  camper_id integer not null references camper,
  added_at timestamptz not null,
  -- of the list's trip in the list's currency, in minor units: when the camper was saved, and when its owner last heard
  saved_price bigint,
  known_price bigint,
  was_free boolean,
  primary key (wishlist_id, camper_id)
);
create index wishlist_camper_of on wishlist_camper (camper_id);

-- The e-mail about saved campers that a person gets at most once a day.
create table wishlist_email (
  user_id integer primary key references app_user,
  -- whoever has it can stop the e-mails, nothing else
  token uuid not null unique default gen_random_uuid(),
  checked_at timestamptz not null
);
create index wishlist_email_checked on wishlist_email (checked_at);

-- Nothing of what people save outlives their account.
create function forget_wishlists() returns trigger language plpgsql as $$
begin
  delete from wishlist where user_id = new.id;
  delete from wishlist_email where user_id = new.id;
  return null;
end $$;
create trigger wishlists_follow after update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function forget_wishlists();
