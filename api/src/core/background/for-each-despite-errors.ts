/**
 * Runs `work` for one item after the other; one that fails does not keep the others from being processed.
 *
 * @throws the error of the only item that failed, or an AggregateError, once all are processed
 */
export async function forEachDespiteErrors<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} items failed`);
  if (errors.length === 1) throw errors[0];
}
