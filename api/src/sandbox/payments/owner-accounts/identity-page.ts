import type { Language } from '@campavia/i18n/sites';

import { escapeHtml } from '../../../core/escape-html';
import type { SandboxPage } from '../pages/page-frame';
import { translatePsp, type PspMessageId } from '../pages/psp-messages';

/** The owner's choice on the page; `leave` decides nothing. */
export const IDENTITY_DECISIONS = ['pass', 'review', 'fail', 'leave'] as const;
export type IdentityDecision = (typeof IDENTITY_DECISIONS)[number];

const COLOUR = '#3b2f7f';

/** The page on which an owner chooses the outcome of their identity check. */
export function identityPage(language: Language): SandboxPage {
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id, { merchant: 'Campavia' }));
  const button = (decision: IdentityDecision, id: PspMessageId, kind = '') =>
    `<button name="decision" value="${decision}"${kind}>${say(id)}</button>`;
  const content = `<form class="card" method="post">
<h1>${say('identity.title')}</h1><p class="lead">${say('identity.lead')}</p>
${button('pass', 'identity.pass', ' class="main"')}
${button('leave', 'cancel')}
<details><summary>${say('identity.others')}</summary>
${button('review', 'identity.review')}${button('fail', 'identity.fail')}</details>
</form>`;
  return framed(language, content);
}

/** The page of a completed check. */
export function closedIdentityPage(language: Language, backTo: string): SandboxPage {
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id, { merchant: 'Campavia' }));
  const content = `<div class="card"><h1>${say('identity.done')}</h1><p class="lead">${say('identity.done_lead')}</p>
<a class="button main" href="${escapeHtml(backTo)}">${say('done.back')}</a></div>`;
  return framed(language, content);
}

/** The page of an unknown check. */
export function unknownIdentityPage(language: Language): SandboxPage {
  const say = (id: PspMessageId) => escapeHtml(translatePsp(language, id));
  const content = `<div class="card"><h1>${say('identity.unknown')}</h1><p class="lead">${say('identity.unknown_lead')}</p></div>`;
  return framed(language, content);
}

function framed(language: Language, content: string): SandboxPage {
  return {
    language,
    brand: translatePsp(language, 'brand.provider'),
    colour: COLOUR,
    title: translatePsp(language, 'identity.title'),
    content,
  };
}
