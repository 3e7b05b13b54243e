/**
 * Changes plain JSON without touching what others hold: each object is copied the first time it is taken,
 * and only once, so that folding a long log costs what it changes.
 */
export class Draft {
  private readonly own = new WeakSet<object>();

  /** The copy of an object to write into. */
  take<T extends object>(value: T): T {
    if (this.own.has(value)) return value;
    const copy = { ...value };
    this.own.add(copy);
    return copy;
  }

  /** The copy of what stands under a key, put in its place; `start` where there is nothing yet. */
  within<T extends object>(parent: Record<string, T>, key: string, start: () => T): T {
    const copy = this.take(valueAt(parent, key) ?? start());
    parent[key] = copy;
    return copy;
  }
}

/** What stands under a key of its own: never what every object inherits. */
export function valueAt<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
