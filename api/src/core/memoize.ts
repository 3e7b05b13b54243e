export interface MemoizeOptions {
  /** Maximum number of cached answers; the oldest is evicted first. */
  most: number;
  /** Lifetime of an answer in milliseconds. */
  forMs: number;
}

/** Caches the answers of an asynchronous function. Failures are not cached. */
export function memoize<Answer>(
  ask: (question: string) => Promise<Answer>,
  { most, forMs }: MemoizeOptions,
): (question: string) => Promise<Answer> {
  const cache = new Map<string, { until: number; answer: Promise<Answer> }>();

  return function answerOf(question) {
    const known = cache.get(question);
    if (known && performance.now() < known.until) return known.answer;
    const answer = ask(question);
    cache.delete(question);
    cache.set(question, { until: performance.now() + forMs, answer });
    answer.catch(() => cache.delete(question));
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
}
