import { createSiteIntl } from '@campavia/i18n';
import type { SessionState } from '@campavia/remote-kit';
import { loadCatalogue } from '@campavia/remote-kit/messages';

import type { SessionCore } from '../session-core';
import { sessionMessages } from '../session.messages';

export async function showExpiredToast(core: SessionCore, reason?: string): Promise<void> {
  const { formatMessage } = await intlOf(core);
  const title = formatMessage(sessionMessages.expiredTitle);
  const text = reason ?? formatMessage(sessionMessages.expiredText);
  core.events.send('toast.shown', { tone: 'stop', title, text });
}

export async function showActingOverToast(core: SessionCore, acting: SessionState): Promise<void> {
  const { formatMessage } = await intlOf(core);
  const title = formatMessage(sessionMessages.actingOverTitle);
  const name = acting.status === 'signed-in' && acting.user.actor ? acting.user.first_name : undefined;
  const text = name && formatMessage(sessionMessages.actingOverText, { name });
  core.events.send('toast.shown', { tone: 'good', title, ...(text && { text }) });
}

async function intlOf({ site }: Pick<SessionCore, 'site'>) {
  const messages = loadCatalogue(site, (language) => import(`../messages/compiled/session/${language}.json`));
  return createSiteIntl(site, await messages.catch(() => ({})));
}
