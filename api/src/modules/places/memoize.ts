export interface MemoizeOptions {
  /** How many answers are kept; the oldest goes first. */
  most: number;
  /** How long an answer counts, in milliseconds. */
  forMs: number;
}

/** The same question as before, answered from memory for a while. A failure is not remembered. */
export function memoize<Answer>(
  ask: (question: string) => Promise<Answer>,
  { most, forMs }: MemoizeOptions,
): (question: string) => Promise<Answer> {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();

  return function answerOf(question) {
    const known = kept.get(question);
    if (known && performance.now() < known.until) return known.answer;
    const answer = ask(question);
    kept.delete(question);
    kept.set(question, { until: performance.now() + forMs, answer });
    answer.catch(() => kept.delete(question));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
