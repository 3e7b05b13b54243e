import type { QueryExecutor } from 'kysely';

import type { Database } from '../src/database/connect';

/** The durations of sequential calls, in milliseconds. */
export async function timeEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await call(item);
    times.push(performance.now() - start);
  }
  return times;
}

/** A percentile of durations, rounded to a tenth. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  const index = Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1);
  return Math.round((sorted[index] ?? 0) * 10) / 10;
}

interface Span {
  text: string;
  start: number;
  end: number;
}

/** The same database, measuring the time that each request waits for it. */
export function watchQueries(database: Database) {
  let spans: Span[] = [];
  let requests: number[] = [];
  watch(database.getExecutor());

  function watch(executor: QueryExecutor): void {
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = async (...query) => {
      const start = performance.now();
      const answer = await execute(...query);
      spans.push({ text: query[0].sql, start, end: performance.now() });
      return answer;
    };
    // A connection of one's own has an executor of its own.
    const derive = executor.withConnectionProvider.bind(executor);
    executor.withConnectionProvider = (provider) => {
      const derived = derive(provider);
      watch(derived);
      return derived;
    };
  }

  /** @param counts - selects the queries of the answered request to be counted, by their texts */
  function endRequest(counts: (text: string) => boolean = () => true): void {
    requests.push(covered(spans.filter(({ text }) => counts(text))));
    spans = [];
  }

  function forget(): void {
    spans = [];
    requests = [];
  }

  return { database, endRequest, forget, perRequest: () => requests };
}

// Queries of one request may run side by side; what counts is the time that any of them ran.
function covered(spans: readonly Span[]): number {
  let until = -Infinity;
  let sum = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    sum += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return sum;
}
