import { formatDecimal } from '@campavia/domain';

import type { LedgerFault, LedgerSum } from '../../modules/ledger/check-ledger.service';

const ACCOUNT_WIDTH = 24;
const AMOUNT_WIDTH = 18;

/** The balance of every account, and that each currency sums to nothing. */
export function linesOfSums(sums: readonly LedgerSum[]): string[] {
  const accounts = sums.map(({ account, currency, sum }) => lineOf(account, currency, sum));
  const totals = [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const ofCurrency = sums.filter((sum) => sum.currency === currency);
    const total = ofCurrency.reduce((all, { sum }) => all + sum, 0);
    return lineOf('all accounts', currency, total);
  });
  return accounts.length === 0 ? ['The books are empty.'] : [...accounts, ...totals];
}

/** Where the ledger differs, each place with its number. */
export function linesOfFaults(faults: readonly LedgerFault[]): string[] {
  if (faults.length === 0) return ['The books agree with bookings, payments and rental credits.'];
  return faults.map(
    ({ what, id, expected, found }) =>
      `${what}: number ${id} has ${formatDecimal(found)}, expected ${formatDecimal(expected)}`,
  );
}

function lineOf(account: string, currency: string, sum: number): string {
  return `${account.padEnd(ACCOUNT_WIDTH)}${currency} ${formatDecimal(sum).padStart(AMOUNT_WIDTH)}`;
}
