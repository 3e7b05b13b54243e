-- How often a camper was seen, day by day; nothing of who saw it.
create table camper_mark (
  camper_id integer not null references camper,
  day date not null,
  prints integer not null default 0,
  visits integer not null default 0,
  primary key (camper_id, day)
);
