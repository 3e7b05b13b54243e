/** Questions about the deposit, by their ids in `api/content/faq`. */
const DEPOSIT_QUESTIONS: readonly string[] = ['deposit-when', 'deposit-back'];

/** Whether the answer depends on the reader's own trip. */
export function concernsDeposit(questionId: string): boolean {
  return DEPOSIT_QUESTIONS.includes(questionId);
}
