import { splitInFour, type CurrencyCode, type Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import { amountIn, translatePsp, type PspMessageId } from './psp-messages';
import { escapeHtml } from '../../../core/escape-html';

interface Credit {
  language: Language;
  amount: Minor;
  currency: CurrencyCode;
}

/** Labels of the first instalments; later ones are labelled by month. */
const WHEN: readonly PspMessageId[] = ['credit.today', 'credit.in_one_month'];

/** The instalments with their dates. */
export function creditPlan({ language, amount, currency }: Credit): string {
  const lines = splitInFour(amount).map((due, nth) => {
    const when = translatePsp(language, WHEN[nth] ?? 'credit.in_months', { months: nth });
    return `<li><span>${escapeHtml(when)}</span><b>${escapeHtml(amountIn(language, due, currency))}</b></li>`;
  });
  return `<ol>${lines.join('')}</ol>`;
}
