const KEY = 'campavia.log-as';
const MAX = 5;

export interface LastUsed {
  id: number;
  firstName: string;
}

export function readLastUsed(): LastUsed[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLastUsed) : [];
  } catch {
    return [];
  }
}

export function rememberLastUsed(person: LastUsed): void {
  const others = readLastUsed().filter(({ id }) => id !== person.id);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([person, ...others].slice(0, MAX)));
  } catch {
    // Without storage there is no list.
  }
}

function isLastUsed(value: unknown): value is LastUsed {
  const { id, firstName } = (value ?? {}) as Partial<LastUsed>;
  return Number.isInteger(id) && typeof firstName === 'string';
}
