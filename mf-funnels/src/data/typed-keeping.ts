/** What was typed at a place, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

// The shell forgets all that is kept under such names when somebody else is at the keys.
const keyOf = (place: string) => `campavia.typed.${place}`;

/** What was typed at a place in this tab and is not kept with the booking yet. */
export function typedAt(place: string): Typed {
  try {
    const typed: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(place)) ?? '{}');
    return isTyped(typed) ? typed : {};
  } catch {
    return {};
  }
}

/** Remembers in this tab what stands in a field. */
export function keepTyped(place: string, typed: Typed): void {
  try {
    window.sessionStorage.setItem(keyOf(place), JSON.stringify({ ...typedAt(place), ...typed }));
  } catch {
    // Without storage it stands on the page alone.
  }
}

/**
 * What is kept with the booking need not be remembered here.
 *
 * @param fields those that are kept; all of the place where it is left out
 */
export function forgetTyped(place: string, fields?: readonly string[]): void {
  const left = Object.entries(typedAt(place)).filter(([name]) => fields && !fields.includes(fieldOf(name)));
  try {
    if (left.length === 0) return window.sessionStorage.removeItem(keyOf(place));
    window.sessionStorage.setItem(keyOf(place), JSON.stringify(Object.fromEntries(left)));
  } catch {
    // Then there is nothing to forget either.
  }
}

/** The field that an input belongs to: a date in three boxes is one field. */
export function fieldOf(inputName: string): string {
  return inputName.split('.')[0] ?? inputName;
}

function isTyped(value: unknown): value is Typed {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
