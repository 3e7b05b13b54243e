import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { loadCatalogue } from '@campavia/remote-kit/messages';

import { nextTask } from '../document/when-idle';

export function loadMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, (language) => import(`../../messages/compiled/${language}.json`));
}

export async function loadFirstMessages(site: Site): Promise<Messages> {
  const [messages] = await Promise.all([loadMessages(site), prepareIntl(site)]);
  await nextTask();
  return messages;
}

/** In a task of its own: the browser's first use of Intl takes long. */
async function prepareIntl({ locale }: Site): Promise<void> {
  await nextTask();
  Intl.NumberFormat.supportedLocalesOf(locale);
}
