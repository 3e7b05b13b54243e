const CALLS_PER_DOCUMENT = 30;
/** Refused calls between two documents; a process that makes more is ended. */
const MAX_REFUSED = 1000;

export class CallBudget {
  #left = 0;
  #refused = 0;

  /** @param waiting number of documents that the process is working on */
  addDocument(waiting: number): void {
    this.#refused = 0;
    this.#left = Math.min(this.#left, CALLS_PER_DOCUMENT * waiting) + CALLS_PER_DOCUMENT;
  }

  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  /** @throws Error beyond the limit: the process would keep the site busy */
  countRefused(): void {
    this.#refused += 1;
    if (this.#refused > MAX_REFUSED) throw new Error(`sent more than ${MAX_REFUSED} calls that were refused`);
  }
}
