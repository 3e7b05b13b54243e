-- What becomes of claims from deposits that guest and owner do not agree on: the guest answers until a deadline, and
-- staff decide afterwards.
alter table deposit_claim
  drop constraint deposit_claim_kind_check,
  add constraint deposit_claim_kind_check
    check (kind in ('damage', 'cleaning', 'fuel', 'tolls', 'kilometres', 'other')),
  drop constraint deposit_claim_state_check,
  add constraint deposit_claim_state_check
    check (state in ('open', 'accepted', 'charged', 'unpaid', 'withdrawn', 'rejected')),
  -- until when the guest may answer
  add column answer_until timestamptz,
  add column answered_at timestamptz,
  -- when both were notified that nobody answered in time
  add column passed_on_at timestamptz,
  -- what staff grant of the amount
  add column granted bigint check (granted between 0 and amount),
  add column decided_by integer,
  add column decided_at timestamptz,
  -- what guest and owner read about the decision
  add column decision_note text check (length(decision_note) <= 1000);
update deposit_claim set answer_until = made_at + interval '120 hours',
  answered_at = case when answer is not null then made_at end;
alter table deposit_claim alter column answer_until set not null;
create index deposit_claim_unanswered on deposit_claim (answer_until)
  where state = 'open' and answer is null and passed_on_at is null;
create index deposit_claim_open on deposit_claim (booking_id) where state = 'open';

-- Names of acts are those of the api: each capability has its own.
alter table staff_action drop constraint staff_action_action_check,
  add constraint staff_action_action_check check (action ~ '^[a-z][a-z_]{2,39}$');
alter table staff_action drop constraint staff_action_subject_check,
  add constraint staff_action_subject_check check (subject ~ '^[a-z][a-z_]{2,39}$');
