import type { AppContext } from '../core/app-context';
import { chooseDocumentProviders } from '../providers/documents/choose-document-providers';
import { chooseFileStore } from '../providers/files/choose-file-store';
import { createQueuedNotifications } from '../providers/notifications/queued-notifications';
import { chooseOwnerAccounts } from '../providers/owner-accounts/choose-owner-accounts';
import { choosePayments } from '../providers/payments/choose-payments';
import { chooseRentalCover } from '../providers/rental-cover/choose-rental-cover';
import { chooseSisterRedirects } from '../providers/sister-redirects/choose-sister-redirects';

/** The outside parties that services call, each chosen once by the settings. */
export function createProviders(context: AppContext) {
  const { settings, clock } = context;
  const files = chooseFileStore(settings);
  return {
    files,
    documents: chooseDocumentProviders(settings, files),
    notifications: createQueuedNotifications({ clock, settings }),
    ownerAccounts: chooseOwnerAccounts(settings.outside.payments),
    payments: choosePayments(settings.outside.payments),
    rentalCover: chooseRentalCover(settings),
    sisterRedirects: chooseSisterRedirects(context),
  };
}

export type Providers = ReturnType<typeof createProviders>;
