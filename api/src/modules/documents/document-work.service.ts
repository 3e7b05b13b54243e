import type { AppContext } from '../../core/app-context';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createContractWriter } from './contracts/write-contracts';
import { createDocumentFiles } from './pages/document-files';
import { createDocumentEmails } from './document-emails';
import { createDocumentReviewer, type OnProofVerdict } from './review/review-document';
import { createDueDocuments } from './review/due-documents';

export type { OnProofVerdict } from './review/review-document';

/** What is done about papers while nobody asks: judging, expiring, writing contracts, removing files. */
export function documentWorkOf(
  { database, clock, settings }: AppContext,
  { onProofVerdict }: { onProofVerdict: OnProofVerdict },
) {
  const { storage, review } = chooseDocumentProviders(settings);
  const emails = createDocumentEmails({
    settings,
    notifications: createQueuedNotifications({ clock, settings }),
  });
  const files = createDocumentFiles({ database, clock, storage });
  const judge = review && createDocumentReviewer({ clock, review, emails, onProofVerdict });
  const documents = createDueDocuments({ database, clock, judge, emails });
  const contracts = createContractWriter({ database, clock, files });
  return {
    reviewDue: documents.reviewDue,
    expireDue: documents.expireDue,
    writeContracts: contracts.writeDue,
    sweepFiles: () => files.sweep(),
  };
}

export type DocumentWork = ReturnType<typeof documentWorkOf>;
