-- What consenting visitors did. Nobody is named: addresses and numbers come hashed, queries of addresses are cut off.
create table analytics_event (
  id bigint generated always as identity primary key,
  event_type text not null,
  path text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  properties jsonb not null,
  user_properties jsonb not null
);
create index analytics_event_received on analytics_event using brin (received_at);
