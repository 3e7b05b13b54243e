-- What owners are paid, one row for each round of a booking. Money in minor units of the currency that the guest paid in.
create table payout (
  id bigint generated always as identity primary key,
  booking_id integer not null references booking,
  owner_id integer not null references app_user,
  -- the first follows the start of the trip, later ones its end: money of extensions, and what comes after
  round smallint not null check (round > 0),
  state text not null check (state in ('blocked', 'queued', 'in_prog', 'done', 'returned')),
  block text check (block in ('staff_hold', 'incident', 'identity_missing', 'ubo_missing', 'tax_number_missing',
    'bank_account_missing', 'bank_account_changed', 'provider_refused')),
  blocked_until timestamptz,
  -- what is sent, and what was taken off the owner's share before it for what they owe
  amount bigint not null check (amount >= 0),
  deducted bigint not null default 0 check (deducted >= 0),
  currency char(3) not null check (currency in ('EUR', 'GBP', 'CHF', 'USD')),
  due_at timestamptz not null,
  -- a payout that was refused is sent again as another attempt
  attempt smallint not null default 1,
  bank_account_id bigint references bank_account,
  provider_id text,
  refusal text check (refusal in ('account_closed', 'account_refused', 'identity', 'other')),
  refused_at timestamptz,
  refused_account_id bigint references bank_account,
  -- nobody else sends it before then
  try_at timestamptz,
  tries smallint not null default 0,
  failure text,
  made_at timestamptz not null,
  done_at timestamptz,
  unique (booking_id, round),
  check ((state = 'blocked') = (block is not null)),
  check ((state in ('done', 'returned')) = (done_at is not null))
);
-- One at a time for each booking: an open round is settled before another begins.
create unique index payout_open_once on payout (booking_id, currency) where state in ('blocked', 'queued', 'in_prog');
create index payout_owner on payout (owner_id, id);
create unique index payout_provider on payout (provider_id) where provider_id is not null;
create index payout_waiting on payout (try_at) where state in ('queued', 'in_prog');

-- Owners whose payouts staff hold back.
create table payout_hold (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user,
  staff_id integer not null references app_user,
  reason text not null,
  made_at timestamptz not null,
  ended_by integer references app_user,
  ended_at timestamptz
);
create unique index payout_hold_once on payout_hold (user_id) where ended_at is null;

alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in ('sale', 'growth', 'pay_in',
  'stray_pay_in', 'credits', 'unsold', 'refund_due', 'refund_paid', 'owner_charge', 'deposit_charge', 'payout',
  'payout_returned'));
create index ledger_entry_owner on ledger_entry (user_id, movement_id) where account = 'owner_payable';
alter table ledger_movement add column payout_id bigint references payout;
create index ledger_movement_payout on ledger_movement (payout_id) where payout_id is not null;
