-- When a payout was calculated last: one that waits for its owner's identity is calculated anew when the ledger has changed.
alter table payout add column planned_at timestamptz;
create index payout_without_identity on payout (owner_id) where state = 'blocked' and block = 'identity_missing';
