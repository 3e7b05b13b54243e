import type { AppContext } from '../../core/app-context';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createContractWriting } from './contracts/write-contracts';
import { createDocumentFiles } from './document-files';
import { createDocumentLetters } from './document-letters';
import { createPaperJudge, type OnProofVerdict } from './judge-paper';
import { createPaperWork } from './paper-work';

export type { OnProofVerdict } from './judge-paper';

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
