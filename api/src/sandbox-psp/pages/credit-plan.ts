import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import { amountIn, sayPsp, type PspMessageId } from '../psp-messages';
import { escape } from './page-frame';

interface Credit {
  language: Language;
  amount: Minor;
  currency: CurrencyCode;
}

const WHEN: readonly PspMessageId[] = [
  'credit.today',
  'credit.in_one_month',
  'credit.in_months',
  'credit.in_months',
];

/** What is paid back when: four parts, the first of which takes what does not divide. */
export function creditPlan({ language, amount, currency }: Credit): string {
  const part = Math.floor(amount / WHEN.length);
  const lines = WHEN.map((id, nth) => {
    const due = nth === 0 ? amount - part * (WHEN.length - 1) : part;
    const when = sayPsp(language, id, { months: String(nth) });
    return `<li><span>${escape(when)}</span><b>${escape(amountIn(language, due, currency))}</b></li>`;
  });
  return `<ol>${lines.join('')}</ol>`;
}
