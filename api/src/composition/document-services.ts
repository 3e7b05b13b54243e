import type { AppContext, ServiceContext } from '../core/app-context';
import type { UploadProcesses } from '../core/uploads/upload-processes';
import type { BookingPrices } from '../modules/booking-prices/booking-prices.service';
import type { BookingProcess } from '../modules/bookings/booking-process.service';
import { createContractDrafts } from '../modules/documents/contracts/contract-draft.service';
import { createContractWriter } from '../modules/documents/contracts/write-contracts';
import { createDocumentEmails } from '../modules/documents/document-emails';
import { createDocumentsService } from '../modules/documents/documents.service';
import { createDocumentLooks } from '../modules/documents/looks/document-looks';
import { createPageUploader } from '../modules/documents/pages/add-pages';
import { createDocumentFiles } from '../modules/documents/pages/document-files';
import { createDocumentPagesService } from '../modules/documents/pages/document-pages.service';
import { createProviderDocuments } from '../modules/documents/provider-documents.service';
import type { DocumentJobs } from '../modules/documents/review/document.job';
import { createDueDocuments } from '../modules/documents/review/due-documents';
import { createIdentityCheckService } from '../modules/documents/review/identity-check';
import {
  createDocumentReviewer,
  createDocumentVerdicts,
  type OnProofVerdict,
} from '../modules/documents/review/review-document';
import { createDocumentSubmission } from '../modules/documents/submit-document';
import { createPayoutRequirements } from '../modules/payout-requirements/payout-requirements.service';
import type { Providers } from './providers';

interface Needs {
  providers: Pick<Providers, 'documents' | 'notifications'>;
  prices: Pick<BookingPrices, 'guestPrice' | 'ownerPrice'>;
  process: Pick<BookingProcess, 'transitionWithin'>;
  uploads: UploadProcesses;
}

/** Documents of people, campers and bookings. */
export function createDocumentServices(context: ServiceContext, needs: Needs) {
  const { database, clock, rateLimits } = context;
  const { providers, prices, process, uploads } = needs;
  const { storage, review, identityCheck } = providers.documents;
  const files = createDocumentFiles({ database, clock, storage });
  const contracts = createContractWriter({ database, clock, files });
  const looks = createDocumentLooks({ database, clock });
  const emails = createDocumentEmails({ settings: context.settings, notifications: providers.notifications });
  const onProofVerdict = bookingVerdict(process);
  const providerMs = review?.afterMs.provider;
  const hasProvider = context.settings.outside.payments !== undefined;
  const verdicts = createDocumentVerdicts({ clock, emails, onProofVerdict, hasProvider, providerMs });
  return {
    verdicts,
    forProvider: createProviderDocuments({ database, files, uploads, verdicts, emails }),
    documents: createDocumentsService({ database, clock, contracts, looks }),
    submitDocument: createDocumentSubmission({ database, clock, review }),
    pages: createDocumentPagesService({ database, clock, rateLimits, files, looks }),
    addPages: createPageUploader({ database, clock, files, uploads }),
    payoutRequirements: createPayoutRequirements({ database, clock }),
    contractDrafts: createContractDrafts({ database, prices }),
    identityCheck: createIdentityCheckService({ database, rateLimits, check: identityCheck }),
    jobs: createDocumentJobs(context, { providers, onProofVerdict }),
  };
}

export type DocumentServices = ReturnType<typeof createDocumentServices>;

/** What happens to documents without a request: review, expiry, contracts, removal of unused files. */
export function createDocumentJobs(
  { database, clock, settings }: AppContext,
  { providers, onProofVerdict }: Pick<Needs, 'providers'> & { onProofVerdict: OnProofVerdict },
): DocumentJobs {
  const { storage, review } = providers.documents;
  const emails = createDocumentEmails({ settings, notifications: providers.notifications });
  const files = createDocumentFiles({ database, clock, storage });
  const hasProvider = settings.outside.payments !== undefined;
  const reviewer = review && createDocumentReviewer({ clock, review, emails, onProofVerdict, hasProvider });
  const { reviewDue, expireDue } = createDueDocuments({ database, clock, reviewer, emails });
  const { writeDue } = createContractWriter({ database, clock, files });
  return { reviewDue, expireDue, writeContracts: writeDue, removeUnusedFiles: () => files.removeUnused() };
}

// The verdict on the proof of an emergency decides about its booking.
function bookingVerdict(process: Needs['process']): OnProofVerdict {
  return async (transaction, bookingId, verdict) => {
    const name = verdict === 'accepted' ? 'accept_proof' : 'refuse_proof';
    await process.transitionWithin(transaction, { bookingId, name, actor: 'staff' });
  };
}
