import { openShare, payoutBlock, settleDebt, type PayoutBlock, type PayoutFacts } from './payouts';

const HOUR_MS = 3_600_000;
const NOW = 1_000 * HOUR_MS;
const FINE: PayoutFacts = {
  nowMs: NOW,
  hasStaffHold: false,
  hasIncident: false,
  hasIdentity: true,
  lacksBeneficialOwners: false,
  lacksTaxNumber: false,
  bankAccount: { id: 7, madeAtMs: NOW - HOUR_MS, isFirst: true },
  refused: undefined,
};
const changed = (hours: number) => ({ id: 8, madeAtMs: NOW - hours * HOUR_MS, isFirst: false });
const refused = (hours: number, refusal: 'account_closed' | 'other', bankAccountId = 7) => ({
  bankAccountId,
  atMs: NOW - hours * HOUR_MS,
  refusal,
});

test.each<[string, Partial<PayoutFacts>, PayoutBlock | undefined]>([
  ['nothing', {}, undefined],
  ['staff', { hasStaffHold: true, hasIdentity: false }, 'staff_hold'],
  ['an incident', { hasIncident: true }, 'incident'],
  ['documents that are not validated', { hasIdentity: false, bankAccount: undefined }, 'identity_missing'],
  ['beneficial owners that are not declared', { lacksBeneficialOwners: true }, 'ubo_missing'],
  ['no tax number', { lacksTaxNumber: true }, 'tax_number_missing'],
  ['no bank account', { bankAccount: undefined }, 'bank_account_missing'],
  ['a bank account changed 47 hours ago', { bankAccount: changed(47) }, 'bank_account_changed'],
  ['a bank account changed 48 hours ago', { bankAccount: changed(48) }, undefined],
  ['a refusal 23 hours ago', { refused: refused(23, 'other') }, 'provider_refused'],
  ['a refusal 24 hours ago', { refused: refused(24, 'other') }, undefined],
  ['a closed account', { refused: refused(900, 'account_closed') }, 'provider_refused'],
  ['a refusal of an earlier account', { refused: refused(1, 'account_closed', 6) }, undefined],
])('%s blocks a payout', (_, over, block) => {
  expect(payoutBlock({ ...FINE, ...over })).toBe(block);
});

test('money of extensions is paid after the end of the trip', () => {
  const share = { payable: 90_000, growth: 20_000, settled: 0, isTripEnded: false };
  expect(openShare(share)).toBe(70_000);
  expect(openShare({ ...share, settled: 70_000 })).toBe(0);
  expect(openShare({ ...share, settled: 70_000, isTripEnded: true })).toBe(20_000);
  expect(openShare({ ...share, payable: -15_000, growth: 0 })).toBe(-15_000);
});

test('a debt reduces a payout by at most the share, and the rest remains a debt', () => {
  expect(settleDebt(70_000, 15_000)).toEqual({ amount: 55_000, deducted: 15_000 });
  expect(settleDebt(10_000, 15_000)).toEqual({ amount: 0, deducted: 10_000 });
  expect(settleDebt(10_000, -5)).toEqual({ amount: 10_000, deducted: 0 });
});
