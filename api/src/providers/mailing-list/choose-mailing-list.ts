import type { MailingListSettings } from '../../config/mailing-list-settings';
import { createBrevoMailingList } from './brevo-mailing-list';
import type { MailingList } from './mailing-list';

/** The sandbox sends nothing: its page shows the stored addresses. */
const SANDBOX_MAILING_LIST: MailingList = {
  subscribe: () => Promise.resolve(),
  unsubscribe: () => Promise.resolve(),
};

/** The configured mailing list; without one, confirmed addresses are stored until there is one. */
export function chooseMailingList(settings: MailingListSettings | undefined): MailingList | undefined {
  if (!settings) return undefined;
  return settings === 'sandbox' ? SANDBOX_MAILING_LIST : createBrevoMailingList(settings);
}
