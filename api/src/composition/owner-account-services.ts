import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { createBankAccounts } from '../modules/bank-accounts/bank-accounts.service';
import { createSealedOrders } from '../modules/bank-accounts/sealed-orders';
import { createDeclarations } from '../modules/beneficial-owners/declarations.service';
import { createIdentitySessions } from '../modules/owner-accounts/identity-sessions.service';
import { createIdentityOutcomes } from '../modules/documents/identity-outcomes.service';
import type { DocumentVerdicts } from '../modules/documents/review/review-document';
import { createProviderUsers } from '../modules/owner-accounts/provider-users.service';
import { createHeldPayouts } from '../modules/payouts/held-payouts.service';
import { createPayouts } from '../modules/payouts/payouts.service';
import { documentKeysOf } from '../providers/documents/choose-document-providers';
import type { Providers } from './providers';

/** What owners have at the payment provider, and what they are paid. */
export function createOwnerAccountServices(
  { database, clock, settings }: Pick<AppContext, 'database' | 'clock' | 'settings'>,
  { ownerAccounts: provider, notifications }: Pick<Providers, 'ownerAccounts' | 'notifications'>,
  { verdicts, log }: { verdicts: DocumentVerdicts; log: Pick<FastifyBaseLogger, 'error'> },
) {
  const providerUsers = createProviderUsers({ database, clock, provider });
  const orders = createSealedOrders(documentKeysOf(settings));
  const emails = { notifications, siteUrl: settings.siteUrl };
  const shared = { database, clock, provider, providerUsers, log };
  return {
    providerUsers,
    bankAccounts: createBankAccounts({ ...shared, orders, notifications }),
    declarations: createDeclarations({ ...shared, ...emails }),
    identitySessions: createIdentitySessions({
      ...shared,
      siteUrl: settings.siteUrl,
      outcomes: createIdentityOutcomes({ clock, verdicts }),
    }),
    payouts: createPayouts({ ...shared, ...emails }),
    heldPayouts: createHeldPayouts({ database, clock, ...emails }),
  };
}
