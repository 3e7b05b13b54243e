import type { FastifyBaseLogger } from 'fastify';

import type { ServiceContext } from '../core/app-context';
import { createContact } from '../modules/contact/contact.service';
import { createNewsletter } from '../modules/newsletter/newsletter.service';
import { chooseMailingList } from '../providers/mailing-list/choose-mailing-list';
import type { Providers } from './providers';

/** Messages to the support team, and the newsletter with the mailing list that the settings name. */
export function createSupportServices(
  context: ServiceContext,
  { notifications }: Pick<Providers, 'notifications'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
) {
  const mailingList = chooseMailingList(context.settings.outside.mailingList);
  return {
    contact: createContact({ ...context, notifications }),
    newsletter: createNewsletter({ ...context, notifications, mailingList, log }),
  };
}
