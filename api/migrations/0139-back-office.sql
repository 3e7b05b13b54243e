-- What staff did: who, when, to what, whom it concerns, before and after. Rows are only ever added, and none goes with
-- what it names.
create table staff_action (
  id bigint generated always as identity primary key,
  staff_id integer not null,
  action text not null check (action in ('document_opened', 'document_accepted', 'document_asked_again',
    'document_refused', 'listing_approved', 'listing_changes_asked', 'user_suspended', 'user_restored')),
  subject text not null check (subject in ('document', 'listing', 'user')),
  subject_id integer not null,
  user_id integer,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  done_at timestamptz not null
);
create index staff_action_user on staff_action (user_id, id desc);
create index staff_action_subject on staff_action (subject, subject_id, id desc);
create index staff_action_staff on staff_action (staff_id, id desc);
create index staff_action_done on staff_action (done_at);

create function staff_action_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger staff_action_stays before update or delete on staff_action
  for each row execute function staff_action_is_append_only();
create trigger staff_action_is_not_emptied before truncate on staff_action
  for each statement execute function staff_action_is_append_only();
revoke update, delete, truncate on staff_action from current_user;

-- Who reviews a document just now, so that two people do not read the same one.
create table document_claim (
  document_id integer primary key references document on delete cascade,
  staff_id integer not null references app_user,
  claimed_at timestamptz not null
);

-- What the reviewer wrote to the holder beside the reason.
alter table document add column review_note text check (length(review_note) <= 1000);
create index document_waiting on document (submitted_at, id) where status = 'valid_ask';

alter table session drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('signed_out', 'reused', 'password', 'deleted', 'suspended'));
