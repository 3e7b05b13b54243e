import { createSiteIntl } from '@campavia/i18n';
import type { SessionState } from '@campavia/remote-kit';
import { wordsOf } from '@campavia/remote-kit/words';

import type { SessionCore } from '../session-core';
import { sessionMessages } from '../session.messages';

/** Says that the session has ended. @param reason in the api's words, where it gave one */
export async function tellExpired(core: SessionCore, reason?: string): Promise<void> {
  const { formatMessage } = await intlOf(core);
  const title = formatMessage(sessionMessages.expiredTitle);
  const text = reason ?? formatMessage(sessionMessages.expiredText);
  core.events.send('toast.shown', { tone: 'stop', title, text });
}

/** Says to staff that they are themselves again. */
export async function tellActingOver(core: SessionCore, acting: SessionState): Promise<void> {
  const { formatMessage } = await intlOf(core);
  const title = formatMessage(sessionMessages.actingOverTitle);
  const name = acting.status === 'signed-in' && acting.user.actor ? acting.user.first_name : undefined;
  const text = name && formatMessage(sessionMessages.actingOverText, { name });
  core.events.send('toast.shown', { tone: 'good', title, ...(text && { text }) });
}

/** The words in English where the reader's language cannot be had. */
async function intlOf({ site }: Pick<SessionCore, 'site'>) {
  const words = wordsOf(site, (language) => import(`../messages/compiled/session/${language}.json`));
  return createSiteIntl(site, await words.catch(() => ({})));
}
