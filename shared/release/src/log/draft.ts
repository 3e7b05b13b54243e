/**
 * Copy-on-write for plain JSON: each object is copied at most once, when first modified, so that folding a long log
 * costs only what it changes.
 */
export class Draft {
  private readonly own = new WeakSet<object>();

  /** A copy of an object that can be modified. */
  take<T extends object>(value: T): T {
    if (this.own.has(value)) return value;
    const copy = { ...value };
    this.own.add(copy);
    return copy;
  }

  /** The copy of the object at a key, stored in place of it; `start` when there is none. */
  within<T extends object>(parent: Record<string, T>, key: string, start: () => T): T {
    const copy = this.take(valueAt(parent, key) ?? start());
    parent[key] = copy;
    return copy;
  }
}

/** The own property of a key, never an inherited one. */
export function valueAt<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
