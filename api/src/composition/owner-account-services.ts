import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { createBankAccounts } from '../modules/bank-accounts/bank-accounts.service';
import { createSealedOrders } from '../modules/bank-accounts/sealed-orders';
import { createDeclarations } from '../modules/beneficial-owners/declarations.service';
import { createIdentitySessions } from '../modules/owner-accounts/identity-sessions.service';
import { createIdentityOutcomes } from '../modules/documents/identity-outcomes.service';
import type { DocumentVerdicts } from '../modules/documents/review/review-document';
import type { ProviderDocuments } from '../modules/documents/provider-documents.service';
import { createProviderUserClosing } from '../modules/owner-accounts/close-provider-users.service';
import { createDocumentSubmissions } from '../modules/owner-accounts/provider-documents.service';
import { createProviderUsers } from '../modules/owner-accounts/provider-users.service';
import { createHeldPayouts } from '../modules/payouts/held-payouts.service';
import { createPayouts } from '../modules/payouts/payouts.service';
import { documentKeysOf } from '../providers/documents/choose-document-providers';
import type { Providers } from './providers';

interface OwnerDocuments {
  verdicts: DocumentVerdicts;
  forProvider: ProviderDocuments;
}

/** Accounts of owners at the payment provider, their documents there, and payouts. */
export function createOwnerAccountServices(
  { database, clock, settings }: Pick<AppContext, 'database' | 'clock' | 'settings'>,
  { ownerAccounts: provider, notifications }: Pick<Providers, 'ownerAccounts' | 'notifications'>,
  { documents, log }: { documents: OwnerDocuments; log: Pick<FastifyBaseLogger, 'error'> },
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
      outcomes: createIdentityOutcomes({ clock, verdicts: documents.verdicts }),
    }),
    documents: createDocumentSubmissions({ ...shared, documents: documents.forProvider }),
    closing: createProviderUserClosing(shared),
    payouts: createPayouts({ ...shared, ...emails }),
    heldPayouts: createHeldPayouts({ database, clock, ...emails }),
  };
}
