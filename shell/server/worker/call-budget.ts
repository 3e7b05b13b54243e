const CALLS_PER_DOCUMENT = 30;
/** Calls that are refused between two documents; a process that sends more of them is ended. */
const MOST_REFUSED = 1000;

/** How many calls to the api a restricted process may still make. */
export class CallBudget {
  #left = 0;
  #refused = 0;

  /** @param waiting - documents that the process is at */
  addDocument(waiting: number): void {
    this.#refused = 0;
    this.#left = Math.min(this.#left, CALLS_PER_DOCUMENT * waiting) + CALLS_PER_DOCUMENT;
  }

  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  /** @throws Error for a process that would keep the site busy for ever */
  countRefused(): void {
    this.#refused += 1;
    if (this.#refused > MOST_REFUSED)
      throw new Error(`sent more than ${MOST_REFUSED} calls that were refused`);
  }
}
