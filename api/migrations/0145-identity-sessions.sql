-- Visits to the pages of the payment provider, where owners show who they are. The latest of a user counts.
create table identity_session (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user,
  -- the identity document that the outcome is about
  document_id integer not null references document on delete cascade,
  provider_id text not null unique,
  url text not null,
  status text not null check (status in ('PENDING', 'REVIEW', 'VALIDATED', 'REFUSED', 'EXPIRED')),
  made_at timestamptz not null
);
create index identity_session_user on identity_session (user_id, id);
