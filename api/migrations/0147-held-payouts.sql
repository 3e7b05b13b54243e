-- Staff let a payout go although its bank account changed recently, or although it was refused before that moment. It
-- counts for that account only.
alter table payout
  add column released_at timestamptz,
  add column released_account_id bigint references bank_account,
  add check ((released_at is null) = (released_account_id is null));
create index payout_blocked on payout (due_at, id) where state = 'blocked';

-- Staff find owners by the number of their bank account, of which its hash is known.
create index bank_account_number on bank_account (number_hash) where number_hash is not null;
create index bank_account_last_digits on bank_account (last_digits);

alter table staff_action drop constraint staff_action_action_check, drop constraint staff_action_subject_check;
alter table staff_action
  add constraint staff_action_action_check check (action in ('document_opened', 'document_accepted',
    'document_asked_again', 'document_refused', 'listing_approved', 'listing_changes_asked', 'user_suspended',
    'user_restored', 'report_dismissed', 'report_hidden', 'report_reversed', 'payouts_held', 'payouts_released',
    'payout_released')),
  add constraint staff_action_subject_check check (subject in ('document', 'listing', 'user', 'report', 'payout'));
