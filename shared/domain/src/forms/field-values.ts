/** The values of fields by name; a checkbox is `on` or absent. */
export type FieldValues = Record<string, string | undefined>;

/** The fields whose values differ from the given ones; an unchecked checkbox is included as undefined. */
export function touchedOf(given: FieldValues, typed: FieldValues): FieldValues {
  const names = new Set([...Object.keys(given), ...Object.keys(typed)]);
  return Object.fromEntries(
    [...names].filter((name) => given[name] !== typed[name]).map((name) => [name, typed[name]]),
  );
}

/** The states before and after an edit, and after a concurrent one. */
export interface EditSides<Resource, Changes> {
  /** The initial values of the form. */
  baseline: Resource;
  /** The values that someone else has saved meanwhile. */
  theirs: Resource;
  /** The values edited here. */
  changes: Changes;
}

/** The fields that are edited here and were changed to another value by the concurrent edit. */
export function clashingNames<Changes extends object>({
  baseline,
  theirs,
  changes,
}: EditSides<{ [Name in keyof Changes]?: unknown }, Changes>): (keyof Changes)[] {
  const names = Object.keys(changes) as (keyof Changes)[];
  return names.filter(
    (name) => !isSame(theirs[name], baseline[name]) && !isSame(theirs[name], changes[name]),
  );
}

/** A number equals its text; lists and objects are compared by content. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text(one) === text(other);
}
