-- Documents that the payment provider reviews: one row for each submission, queued with the acceptance of the platform.
create table provider_document (
  id bigint generated always as identity primary key,
  document_id integer not null references document on delete cascade,
  -- idempotency key of the submission
  reference uuid not null unique default gen_random_uuid(),
  -- null until the provider has taken the document
  provider_id text unique,
  provider_user_id text,
  status text not null default 'WAITING'
    check (status in ('WAITING', 'VALIDATION_ASKED', 'VALIDATED', 'REFUSED', 'OUT_OF_DATE', 'REPLACED')),
  queued_at timestamptz not null,
  -- when it is sent, or its status is asked for
  try_at timestamptz,
  tries integer not null default 0
);
create unique index provider_document_current on provider_document (document_id) where status <> 'REPLACED';
create index provider_document_due on provider_document (try_at) where try_at is not null;
