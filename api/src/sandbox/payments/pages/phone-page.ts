import type { Language } from '@campavia/i18n/sites';

import { isSilent } from '../transactions/planned-outcomes';
import type { PspTransaction } from '../transactions/transactions.store';
import { amountIn, translatePsp, type PspMessageId } from './psp-messages';
import { escapeHtml } from '../../../core/escape-html';
import type { SandboxPage } from './page-frame';

const COLOUR = '#b3261e';

/** The simulated phone: pending requests with two buttons each. */
export function phonePage(
  language: Language,
  phone: string,
  waiting: readonly PspTransaction[],
): SandboxPage {
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id));
  const title = translatePsp(language, 'phone.title');
  const content = `<div class="phone"><p class="brand">MB WAY</p><h1>${escapeHtml(title)}</h1>
<form method="get"><label for="number">${say('phone.number')}</label>
<input type="tel" id="number" name="number" value="${escapeHtml(phone)}" autocomplete="tel" required>
<button>${say('phone.show')}</button></form>
${phone === '' ? '' : asks(language, phone, waiting)}
<small>${say('phone.hint')}</small></div>`;
  return { language, brand: translatePsp(language, 'brand.phone'), colour: COLOUR, title, content };
}

function asks(language: Language, phone: string, waiting: readonly PspTransaction[]): string {
  if (isSilent(phone)) return `<p role="status">${escapeHtml(translatePsp(language, 'phone.silent'))}</p>`;
  if (waiting.length === 0)
    return `<p role="status">${escapeHtml(translatePsp(language, 'phone.empty'))}</p>`;
  return waiting.map((move) => ask(language, phone, move)).join('\n');
}

function ask(language: Language, phone: string, { id, amount, currency, reference }: PspTransaction): string {
  const values = { amount: amountIn(language, Number(amount), currency) };
  const [approve, refuse] = (['phone.approve', 'phone.refuse'] as const).map((messageId) =>
    escapeHtml(translatePsp(language, messageId, values)),
  );
  return `<form class="ask" method="post"><p>Campavia · ${escapeHtml(reference)}</p>
<input type="hidden" name="id" value="${escapeHtml(id)}"><input type="hidden" name="number" value="${escapeHtml(phone)}">
<button class="main" name="decision" value="approve">${approve}</button>
<button name="decision" value="refuse">${refuse}</button></form>`;
}
