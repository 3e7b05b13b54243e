/** The values of fields by name; a checkbox is `on` or absent. */
export type FieldValues = Record<string, string | undefined>;

/** The fields whose values are other ones than those given; a checkbox that was unticked is there as undefined. */
export function touchedOf(given: FieldValues, typed: FieldValues): FieldValues {
  const names = new Set([...Object.keys(given), ...Object.keys(typed)]);
  return Object.fromEntries(
    [...names].filter((name) => given[name] !== typed[name]).map((name) => [name, typed[name]]),
  );
}

/** The states that an edit and another one that was saved meanwhile began with and led to. */
export interface EditSides<Resource, Changes> {
  /** What the form began with. */
  baseline: Resource;
  /** What somebody else saved meanwhile. */
  theirs: Resource;
  /** What is changed here. */
  changes: Changes;
}

/** The names that are changed here and were changed by somebody else to another value. */
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

/** A number is the same as its text; lists and objects are compared by what is in them. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text(one) === text(other);
}
