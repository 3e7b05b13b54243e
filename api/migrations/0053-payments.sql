-- What is paid for a booking, one row for every attempt, instalment and refund. Money in minor units.
create table payment (
  id bigint generated always as identity primary key,
  -- what the guest's browser knows it by, and the provider as the reference of its order
  public_id uuid not null unique default gen_random_uuid(),
  booking_id integer not null references booking,
  type text not null check (type in ('card', 'card_2', 'cred_4', 'ho_vou', 'transf', 'sofort', 'moneyb', 'paypal',
    'klarna', 'ideal', 'mbway')),
  reason text not null check (reason in ('book', 'exten', 'exteng', 'sinist', 'gftcrd', 'depos', 'gest', 'refund',
    'moneyb', 'tolls')),
  state text not null check (state in ('select', 'to_come', 'in_prog', 'done', 'failed', 'cancel')),
  part text not null default 'whole' check (part in ('whole', 'first_half', 'second_half')),
  amount bigint not null check (amount >= 0),
  currency char(3) not null check (currency in ('EUR', 'GBP', 'CHF', 'USD')),
  -- of a refund: what is given back; of rental credits: what they are spent with
  of_payment bigint references payment,
  use_credits boolean not null default false,
  due_on date,
  provider_id text,
  redirect_url text,
  error_code text,
  -- a card that may be debited again, and the last month in which it is good
  card_alias text,
  card_expiry char(7),
  made_at timestamptz not null,
  done_at timestamptz
);
create index payment_booking on payment (booking_id, id);
create index payment_provider on payment (provider_id) where provider_id is not null;
create index payment_of on payment (of_payment) where of_payment is not null;
create index payment_under_way on payment (made_at) where state = 'in_prog';
create index payment_to_come on payment (due_on) where state = 'to_come';
-- One choice, one attempt and one instalment to come at a time.
create unique index payment_chosen_once on payment (booking_id) where state = 'select';
create unique index payment_tried_once on payment (booking_id) where state = 'in_prog' and reason = 'book';
create unique index payment_to_come_once on payment (booking_id) where state = 'to_come' and reason = 'book';
create unique index payment_deposit_once on payment (booking_id)
  where reason = 'depos' and state in ('to_come', 'in_prog', 'done');

-- What is asked of the provider, written before it is asked: what was never answered is asked again with its key.
create table provider_call (
  key uuid primary key default gen_random_uuid(),
  payment_id bigint not null unique references payment on delete cascade,
  kind text not null check (kind in ('pay_in', 'refund', 'deposit')),
  request jsonb not null,
  tries smallint not null default 0,
  -- nobody else asks before then
  try_at timestamptz not null,
  answered_at timestamptz,
  failure text
);
create index provider_call_waiting on provider_call (try_at) where answered_at is null;

-- What the provider told by itself; twice the same is once.
create table provider_event (
  id text primary key,
  kind text not null,
  object_id text not null,
  status text not null,
  received_at timestamptz not null
);

-- Calls that move money are made once for each key.
create table payment_key (
  user_id integer not null references app_user,
  key text not null,
  body_hash text not null,
  payment_id bigint references payment,
  made_at timestamptz not null,
  primary key (user_id, key)
);
create index payment_key_old on payment_key (made_at);

-- Which rental credits a payment took, and what of it went back. `moneybox_id` is a moneybox.
create table credit_spent (
  payment_id bigint not null references payment,
  moneybox_id integer not null,
  amount integer not null check (amount > 0),
  given_back integer not null default 0 check (given_back between 0 and amount),
  primary key (payment_id, moneybox_id)
);
create index credit_spent_moneybox on credit_spent (moneybox_id);

-- The books. Positive amounts are what the platform has or is owed, negative ones what it owes or earned.
create table ledger_movement (
  id bigint generated always as identity primary key,
  -- what it books: the same thing is never booked twice
  reference text not null unique,
  kind text not null check (kind in ('sale', 'pay_in', 'stray_pay_in', 'credits', 'unsold', 'refund_due',
    'refund_paid', 'owner_charge')),
  booking_id integer references booking,
  payment_id bigint references payment,
  at timestamptz not null
);
create index ledger_movement_booking on ledger_movement (booking_id);
create index ledger_movement_payment on ledger_movement (payment_id);

create table ledger_entry (
  movement_id bigint not null references ledger_movement,
  position smallint not null,
  account text not null check (account in ('provider_cash', 'guest_receivable', 'money_to_return', 'owner_payable',
    'platform_fees', 'insurance_payable', 'cancellation_insurance', 'coupon_expense', 'moneybox_liability',
    'owner_penalties')),
  -- whose, where the account is one person's
  user_id integer references app_user,
  currency char(3) not null check (currency in ('EUR', 'GBP', 'CHF', 'USD')),
  amount bigint not null check (amount <> 0),
  primary key (movement_id, position)
);
create index ledger_entry_account on ledger_entry (account, currency);

create function movement_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry where movement_id = new.movement_id group by currency having sum(amount) <> 0) then
    raise exception 'movement % of the ledger does not sum to zero', new.movement_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function movement_sums_to_zero();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: book another movement' using errcode = 'restrict_violation';
end $$;
create trigger ledger_movement_stays before update or delete on ledger_movement
  for each row execute function ledger_is_append_only();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function ledger_is_append_only();
