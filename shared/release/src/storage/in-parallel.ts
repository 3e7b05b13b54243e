/**
 * Runs a task for each item with limited concurrency; after a failure no more tasks start, and the error is thrown when
 * the running ones have ended.
 */
export async function runInParallel<Item>(
  atOnce: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const queue = items[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      try {
        await task(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
