-- Where somebody heard of renting out, by the number that links carry. Numbers are never used again.
create table lead_source (
  id integer primary key check (id > 0),
  name text not null unique check (length(name) between 1 and 100)
);
insert into lead_source (id, name) values
  (1, 'Website'),
  (2, 'Newsletter'),
  (3, 'Trade fair'),
  (4, 'Partner'),
  (5, 'Social media'),
  (6, 'Recommendation');

-- Who may be told to the customer management, until they are: one open row for each address and reason.
create table crm_lead (
  id integer generated always as identity primary key,
  reason text not null check (reason in ('earnings', 'onboarding')),
  email text not null,
  properties jsonb not null,
  written_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  try_at timestamptz not null,
  failure text
);
create unique index crm_lead_open on crm_lead (email, reason) where sent_at is null;
create index crm_lead_due on crm_lead (try_at, id) where sent_at is null;
