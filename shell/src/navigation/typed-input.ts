import { fieldName, FIELDS, type Field } from './field-name';

const KEY = 'campavia.typed';
const KEPT_PLACES = 20;
/** A screen may bring its fields a little later than its heading. */
const ATTEMPTS_MS = [0, 300, 1500];

interface KeptField {
  name: string;
  value: string;
}

/** What the reader has typed and not submitted. */
export interface TypedInput {
  isTyping(): boolean;
  /** Keeps it for when the reader comes back to this entry of the history. */
  keep(): void;
  /** Puts back what was kept of an entry. */
  giveBack(placeKey: string): void;
}

/**
 * Knows the fields of the page that the reader has changed, but not those for secrets.
 *
 * @param touched the fields somebody typed into since the page began, by page and name; submitted ones go
 */
export function createTypedInput(window: Window, touched: Set<string>): TypedInput {
  const { document } = window;

  function isTouched(field: Field): boolean {
    return touched.has(`${window.location.pathname}|${fieldName(field)}`);
  }

  function typed(): [string, Field][] {
    return [...namedFields(document)].filter(([, field]) => isTouched(field) && field.value !== '');
  }

  function forget({ target }: Event): void {
    for (const field of (target as Element).querySelectorAll<Field>(FIELDS)) {
      touched.delete(`${window.location.pathname}|${fieldName(field)}`);
    }
  }

  function giveTo(kept: KeptField[]): KeptField[] {
    const fields = namedFields(document);
    return kept.filter(({ name, value }) => {
      const field = fields.get(name);
      if (field && !isTouched(field)) type(field, value);
      return !field;
    });
  }

  for (const end of ['submit', 'reset']) document.addEventListener(end, forget, { capture: true });

  return {
    isTyping: () => typed().length > 0,
    keep() {
      const fields = typed().map(([name, { value }]) => ({ name, value }));
      if (fields.length > 0) write(window, placeKeyOf(window), fields);
    },
    giveBack(placeKey) {
      let kept = read(window).find(([key]) => key === placeKey)?.[1] ?? [];
      if (kept.length === 0) return;
      write(window, placeKey, []);
      for (const delayMs of ATTEMPTS_MS) {
        setTimeout(() => {
          if (placeKeyOf(window) === placeKey) kept = giveTo(kept);
        }, delayMs);
      }
    },
  };
}

/** Those of one name are numbered. */
function namedFields(document: Document): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = fieldName(field);
    fields.set(fields.has(name) ? `${name}|${fields.size}` : name, field);
  }
  return fields;
}

/** As if the reader did it: the screen hears of it. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

function read({ sessionStorage }: Pick<Window, 'sessionStorage'>): [string, KeptField[]][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(window: Pick<Window, 'sessionStorage'>, placeKey: string, fields: KeptField[]): void {
  const others = read(window).filter(([key]) => key !== placeKey);
  const kept = fields.length > 0 ? [...others, [placeKey, fields]] : others;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept.slice(-KEPT_PLACES)));
  } catch {
    // Without storage the fields come back empty.
  }
}

function placeKeyOf({ history }: Window): string {
  return (history.state as { key?: string } | null)?.key ?? '';
}
