import { repeat } from '../../../core/background/repeat';

/** Jobs of documents; each step returns how many documents or files it handled. */
export interface DocumentJobs {
  writeContracts(): Promise<number>;
  reviewDue(): Promise<number>;
  expireDue(): Promise<number>;
  removeUnusedFiles(): Promise<number>;
}

const BETWEEN_RUNS_MS = 1000;

/** Runs the document jobs repeatedly; the function that it returns stops them. A failing step does not stop the others. */
export function startDocumentJob(jobs: DocumentJobs, onError: (error: unknown) => void): () => Promise<void> {
  async function run(): Promise<void> {
    for (const step of [jobs.writeContracts, jobs.reviewDue, jobs.expireDue, jobs.removeUnusedFiles]) {
      await step().catch(onError);
    }
  }

  return repeat(run, { pauseMs: BETWEEN_RUNS_MS, onError });
}
