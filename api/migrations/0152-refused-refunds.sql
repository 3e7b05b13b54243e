-- Refunds that the provider refused: staff order them again, or pay them by a transfer from the company's own account.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in ('provider_cash',
  'guest_receivable', 'money_to_return', 'owner_payable', 'platform_fees', 'insurance_payable',
  'cancellation_insurance', 'coupon_expense', 'moneybox_liability', 'owner_penalties', 'platform_bank'));
create index payment_refund_refused on payment (id) where reason = 'refund' and state = 'failed';

-- A transfer above 500 EUR waits for a second person until it is recorded.
create table refund_transfer (
  payment_id bigint primary key references payment on delete cascade,
  staff_id integer not null,
  bank_reference text not null check (length(bank_reference) between 1 and 140),
  reason text not null check (length(reason) <= 200),
  proposed_at timestamptz not null,
  approved_by integer,
  recorded_at timestamptz
);
create index refund_transfer_open on refund_transfer (proposed_at) where recorded_at is null;
