import type { Language } from '@campavia/i18n/sites';

import type { PspTransaction } from '../transactions/transactions.store';
import { amountIn, translatePsp, type PspMessageId } from './psp-messages';
import { creditPlan } from './credit-plan';
import { escapeHtml } from '../../../core/escape-html';
import type { SandboxPage } from './page-frame';

/** Buttons of a page. */
export const DECISIONS = ['approve', 'refuse', 'cancel', 'limit', 'expire'] as const;
export type Decision = (typeof DECISIONS)[number];

interface Look {
  brand: PspMessageId | { name: string };
  colour: string;
  title: PspMessageId;
  lead: PspMessageId;
  approve: PspMessageId;
}

const CHALLENGE: Look = {
  brand: 'brand.bank',
  colour: '#27408b',
  title: 'challenge.title',
  lead: 'challenge.lead',
  approve: 'challenge.approve',
};
const LOOKS: Partial<Record<PspTransaction['means'], Look>> = {
  paypal: {
    brand: { name: 'PayPal' },
    colour: '#0b4f8a',
    title: 'paypal.title',
    lead: 'paypal.lead',
    approve: 'pay',
  },
  ideal: {
    brand: { name: 'iDEAL' },
    colour: '#a1145f',
    title: 'ideal.title',
    lead: 'ideal.lead',
    approve: 'ideal.approve',
  },
  sofort: {
    brand: { name: 'Klarna' },
    colour: '#8c1f4b',
    title: 'sofort.title',
    lead: 'sofort.lead',
    approve: 'pay',
  },
  cred_4: {
    brand: 'brand.credit',
    colour: '#1d6b57',
    title: 'credit.title',
    lead: 'credit.lead',
    approve: 'credit.approve',
  },
};
const BANKS = ['Duinbank', 'Polder & Zoon', 'Waddenbank'];
const MERCHANT = 'Campavia';

/** The page on which the user decides a payment; `isFramed` when it is shown in a frame. */
export function payPage(move: PspTransaction, { isFramed }: { isFramed: boolean }): SandboxPage {
  const { language, means } = move;
  const look = LOOKS[means] ?? CHALLENGE;
  const amount = amountIn(language, Number(move.amount), move.currency);
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id, { amount, merchant: MERCHANT }));
  const button = (decision: Decision, id: PspMessageId, kind = '') =>
    `<button name="decision" value="${decision}"${kind}>${say(id)}</button>`;
  const content = `<form class="card" method="post">
<p class="brand">${escapeHtml(begun(brandOf(look, language)))}</p>
<h1>${say(look.title)}</h1><p class="lead">${say(look.lead)}</p>
<p class="amount">${escapeHtml(amount)}</p>${slip(move)}${more(move)}
${isFramed ? '<input type="hidden" name="framed" value="1">' : ''}
${button('approve', look.approve, ' class="main"')}
${means.startsWith('card') ? button('refuse', 'challenge.refuse') : ''}
${button('cancel', 'cancel')}
<details><summary>${say('failures')}</summary>
${means.startsWith('card') ? '' : button('refuse', 'failure.refused')}
${button('limit', 'failure.limit')}${button('expire', 'failure.expired')}</details>
</form>`;
  return { ...titled(look, language), content };
}

/** Page of a payment that was already decided. */
export function closedPage(move: PspTransaction, backTo: string): SandboxPage {
  const { language, means } = move;
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id, { merchant: MERCHANT }));
  const content = `<div class="card"><h1>${say('done.title')}</h1><p class="lead">${say('done.lead')}</p>
<a class="button main" href="${escapeHtml(backTo)}">${say('done.back')}</a></div>`;
  return {
    ...titled(LOOKS[means] ?? CHALLENGE, language),
    title: translatePsp(language, 'done.title'),
    content,
  };
}

/** Page of an unknown payment. */
export function unknownPage(language: Language): SandboxPage {
  const content = `<div class="card"><h1>${translatePsp(language, 'unknown.title')}</h1><p class="lead">${translatePsp(language, 'unknown.lead')}</p></div>`;
  return { ...titled(CHALLENGE, language), title: translatePsp(language, 'unknown.title'), content };
}

/** Content of a frame after it has notified its parent page. */
export function framedPage(language: Language, script: SandboxPage['script']): SandboxPage {
  const content = `<div class="card"><h1>${translatePsp(language, 'framed.title')}</h1><p class="lead">${translatePsp(language, 'framed.lead')}</p></div>`;
  return { ...titled(CHALLENGE, language), title: translatePsp(language, 'framed.title'), content, script };
}

function titled(look: Look, language: Language): Omit<SandboxPage, 'content'> {
  return {
    language,
    brand: brandOf(look, language),
    colour: look.colour,
    title: translatePsp(language, look.title),
  };
}

function brandOf({ brand }: Look, language: Language): string {
  return typeof brand === 'string' ? translatePsp(language, brand) : brand.name;
}

function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function slip({ language, reference, last_digits, kind }: PspTransaction): string {
  const rows: [PspMessageId, string][] = [
    ['slip.to', MERCHANT],
    ['slip.reference', reference],
  ];
  if (last_digits) rows.push(['slip.card', `•••• ${last_digits}`]);
  const items = rows.map(
    ([id, value]) => `<dt>${translatePsp(language, id)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const note = kind === 'deposit' ? `<p>${translatePsp(language, 'slip.deposit')}</p>` : '';
  return `${note}<dl>${items.join('')}</dl>`;
}

function more({ language, means, amount, currency }: PspTransaction): string {
  if (means === 'cred_4') return creditPlan({ language, amount: Number(amount), currency });
  if (means !== 'ideal') return '';
  const choices = BANKS.map((bank, nth) => {
    const checked = nth === 0 ? ' checked' : '';
    return `<label class="choice"><input type="radio" name="bank" value="${nth}"${checked}>${escapeHtml(bank)}</label>`;
  });
  return `<fieldset><legend>${translatePsp(language, 'ideal.bank')}</legend>${choices.join('')}</fieldset>`;
}
