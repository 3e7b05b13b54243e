/** What was typed at a place, by the name of the field. */
export type TypedValues = Readonly<Record<string, string>>;

// The shell removes all keys with this prefix when another account signs in.
const keyOf = (place: string) => `campavia.typed.${place}`;

/** The unsaved input of a form in this tab. */
export function readTyped(place: string): TypedValues {
  try {
    const typed: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(place)) ?? '{}');
    return isTyped(typed) ? typed : {};
  } catch {
    return {};
  }
}

/** Stores the value of a field in this tab. */
export function storeTyped(place: string, typed: TypedValues): void {
  try {
    window.sessionStorage.setItem(keyOf(place), JSON.stringify({ ...readTyped(place), ...typed }));
  } catch {
    // Without storage the input is on the page only.
  }
}

/**
 * Removes input that is saved.
 *
 * @param fields the saved fields; all fields of the form if absent
 */
export function removeTyped(place: string, fields?: readonly string[]): void {
  const left = Object.entries(readTyped(place)).filter(([name]) => fields && !fields.includes(fieldOf(name)));
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

function isTyped(value: unknown): value is TypedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
