-- The deposit could not be set aside on a card, so it is handed over when the trip begins.
alter table booking add column deposit_at_pick_up boolean not null default false;
