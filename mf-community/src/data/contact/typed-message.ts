// The shell removes all keys with this prefix when another account signs in.
const KEY = 'campavia.typed.contact';

export type TypedMessage = Readonly<Record<string, string>>;

/** What was typed into the form and not sent yet; without storage it is on the page only. */
export function readTypedMessage(): TypedMessage {
  try {
    const typed: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return isTyped(typed) ? typed : {};
  } catch {
    return {};
  }
}

export function storeTypedMessage(typed: TypedMessage): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...readTypedMessage(), ...typed }));
  } catch {
    // The input stays on the page.
  }
}

export function removeTypedMessage(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to remove.
  }
}

function isTyped(value: unknown): value is TypedMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
