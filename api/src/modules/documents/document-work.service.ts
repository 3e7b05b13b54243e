import type { AppContext } from '../../core/app-context';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createContractWriting } from './contracts/write-contracts';
import { createDocumentFiles } from './pages/document-files';
import { createDocumentLetters } from './document-emails';
import { createPaperJudge, type OnProofVerdict } from './review/review-document';
import { createPaperWork } from './review/due-documents';

export type { OnProofVerdict } from './review/review-document';

/** What is done about papers while nobody asks: judging, expiring, writing contracts, removing files. */
export function documentWorkOf(
  { database, clock, settings }: AppContext,
  { onProofVerdict }: { onProofVerdict: OnProofVerdict },
) {
  const { storage, review } = chooseDocumentProviders(settings);
  const letters = createDocumentLetters({
    settings,
    notifications: createQueuedNotifications({ clock, settings }),
  });
  const files = createDocumentFiles({ database, clock, storage });
  const judge = review && createPaperJudge({ clock, review, letters, onProofVerdict });
  const papers = createPaperWork({ database, clock, judge, letters });
  const contracts = createContractWriting({ database, clock, files });
  return {
    judgeDue: papers.judgeDue,
    expireDue: papers.expireDue,
    writeContracts: contracts.writeDue,
    sweepFiles: () => files.sweep(),
  };
}

export type DocumentWork = ReturnType<typeof documentWorkOf>;
