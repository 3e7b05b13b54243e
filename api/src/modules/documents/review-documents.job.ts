import type { DocumentWork } from './document-work.service';
import { repeat } from '../../core/repeat';

const BETWEEN_LOOKS_MS = 1000;

/** Looks after papers over and over; answers how to stop it. What fails does not keep the rest from being done. */
export function reviewDocuments(work: DocumentWork, onError: (error: unknown) => void): () => Promise<void> {
  async function look(): Promise<void> {
    for (const step of [work.writeContracts, work.judgeDue, work.expireDue, work.sweepFiles]) {
      await step().catch(onError);
    }
  }

  return repeat(look, { pauseMs: BETWEEN_LOOKS_MS, onError });
}
