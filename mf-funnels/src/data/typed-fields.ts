export type TypedValues = Readonly<Record<string, string>>;

// The shell removes all keys with this prefix when another account signs in.
const keyOf = (place: string) => `campavia.typed.${place}`;

export function readTyped(place: string): TypedValues {
  try {
    const typed: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(place)) ?? '{}');
    return isTyped(typed) ? typed : {};
  } catch {
    return {};
  }
}

export function storeTyped(place: string, typed: TypedValues): void {
  try {
    window.sessionStorage.setItem(keyOf(place), JSON.stringify({ ...readTyped(place), ...typed }));
  } catch {
    // Without storage the input is on the page only.
  }
}

/** Without `fields` all input of the form is removed. */
export function removeTyped(place: string, fields?: readonly string[]): void {
  const left = Object.entries(readTyped(place)).filter(([name]) => fields && !fields.includes(fieldOf(name)));
  try {
    if (left.length === 0) return window.sessionStorage.removeItem(keyOf(place));
    window.sessionStorage.setItem(keyOf(place), JSON.stringify(Object.fromEntries(left)));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The field that an input belongs to: a date in three boxes is one field. */
export function fieldOf(inputName: string): string {
  return inputName.split('.')[0] ?? inputName;
}

function isTyped(value: unknown): value is TypedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
