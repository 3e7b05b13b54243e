-- Why an owner closed days, and a note of theirs. What the sister platform wrote can only be read.
alter table calendar_block
  add column reason text check (reason in ('PERSONAL_USE', 'OTHER_WEBSITE', 'BREAKDOWN', 'WINTERING', 'OTHER',
    'GOBOONY_BOOKING', 'GOBOONY_OWNER')),
  add column comment text check (length(comment) <= 500),
  add constraint calendar_block_reason_of_owner check (reason is null or kind = 'owner');

-- The colour in which an owner sees a price in the calendar.
alter table price_period
  add column colour text not null default 'default'
    check (colour in ('default', 'blue', 'orange', 'yellow', 'pink', 'purple', 'green'));

-- Prices change many rows at once, and search has to follow once.
drop trigger camper_search_follows on price_period;

create function own_prices_changed() returns trigger language plpgsql as $$
begin
  perform refresh_camper_search(array(select distinct camper_id from changed));
  return null;
end $$;

create trigger camper_search_follows after insert on price_period
  referencing new table as changed for each statement execute function own_prices_changed();
create trigger camper_search_follows_update after update on price_period
  referencing new table as changed for each statement execute function own_prices_changed();
create trigger camper_search_follows_delete after delete on price_period
  referencing old table as changed for each statement execute function own_prices_changed();
