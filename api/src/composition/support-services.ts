import type { FastifyBaseLogger } from 'fastify';

import type { AppContext, ServiceContext } from '../core/app-context';
import { createContact } from '../modules/contact/contact.service';
import { createNewsletter } from '../modules/newsletter/newsletter.service';
import { createMoneyByHand } from '../modules/money-by-hand/money-by-hand.service';
import { createRefusedRefunds } from '../modules/payments/refused/refused-refunds.service';
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

type Refunds = Parameters<typeof createRefusedRefunds>[0];

/** Money that staff give and pay back. */
export function createStaffMoneyServices(
  { database, clock, settings: { siteUrl } }: Pick<AppContext, 'database' | 'clock' | 'settings'>,
  { notifications, process, sync }: Pick<Refunds, 'notifications' | 'process' | 'sync'>,
) {
  const shared = { database, clock, notifications, siteUrl };
  return {
    moneyByHand: createMoneyByHand(shared),
    refusedRefunds: createRefusedRefunds({ ...shared, process, sync }),
  };
}
