import { FIELDS, fieldName, type Field } from './field-name';
import { fill, isChanged, namedFields, TICKS, valueOf } from './filled-field';
import { keepPage, takeKept, type KeptField, type KeptPage } from './kept-fields';
import { pathKey } from './kept-input';

/** A screen may bring its fields a little later than its heading. */
const ATTEMPTS_MS = [0, 300, 1500];
const ALL = `${FIELDS}, ${TICKS}`;

/** What the reader has typed and not submitted. */
export interface TypedInput {
  isTyping(): boolean;
  /** Keeps it for when the reader comes back to this entry of the history. */
  keep(): void;
  /** Keeps it, and the ticks of forms, for when the reader comes to a path: this page's own, or its twin's on another site. */
  keepFor(path: string): void;
  /** Puts back what was kept of an entry, or for the path it stands at. */
  giveBack(placeKey: string): void;
}

/**
 * Knows the fields of the page that the reader has changed, but not those for secrets.
 *
 * @param touched the fields somebody typed into since the page began, by page and name; submitted ones go
 */
export function createTypedInput(window: Window, touched: Set<string>): TypedInput {
  const { document } = window;
  const placed = (field: Field) => `${window.location.pathname}|${fieldName(field)}`;
  const isTouched = (field: Field) => touched.has(placed(field));

  function typed(): [string, Field][] {
    return [...namedFields(document, FIELDS)].filter(([, field]) => isTouched(field) && field.value !== '');
  }

  function forget({ target }: Event): void {
    for (const field of (target as Element).querySelectorAll<Field>(FIELDS)) touched.delete(placed(field));
  }

  function giveTo(kept: KeptPage): KeptPage {
    const find = fieldFinder(document, kept);
    const fields = kept.fields.filter((one) => {
      const field = find(one);
      if (field && !isTouched(field)) fill(field, one.value);
      return !field;
    });
    return { ...kept, fields };
  }

  for (const end of ['submit', 'reset']) document.addEventListener(end, forget, { capture: true });

  return {
    isTyping: () => typed().length > 0,
    keep() {
      keepPage(window, placeKeyOf(window), asKept(document, typed()));
    },
    keepFor(path) {
      const changed = [...namedFields(document, ALL)].filter(
        ([, field]) => isChanged(field) || (isTouched(field) && field.value !== ''),
      );
      keepPage(window, pathKey(path), asKept(document, changed));
      // The reader starts anew there: what stands in the fields then is the page's.
      for (const [, field] of changed) touched.delete(placed(field));
    },
    giveBack(placeKey) {
      const found = [takeKept(window, placeKey), takeKept(window, pathKey(window.location.pathname))];
      let pages = found.filter((page) => page !== undefined);
      if (pages.length === 0) return;
      for (const delayMs of ATTEMPTS_MS) {
        setTimeout(() => {
          if (placeKeyOf(window) === placeKey) pages = pages.map(giveTo);
        }, delayMs);
      }
    },
  };
}

function allFields(document: Document): Field[] {
  return [...document.querySelectorAll<Field>(ALL)];
}

function shapeOf(fields: readonly Field[]): string {
  return fields.map(({ type }) => type).join(' ');
}

function asKept(document: Document, chosen: [string, Field][]): KeptPage {
  const all = allFields(document);
  const fields = chosen.map(([name, field]) => ({
    name,
    value: valueOf(field),
    formName: field.name,
    at: all.indexOf(field),
  }));
  return { fields, shape: shapeOf(all) };
}

/** By name and label, else, in another language, by name alone, else by place where the same fields stand. */
function fieldFinder(document: Document, { shape }: KeptPage): (kept: KeptField) => Field | undefined {
  const named = namedFields(document, ALL);
  const all = allFields(document);
  const isSamePage = shapeOf(all) === shape;
  return ({ name, formName, at }) => {
    const namesakes = formName ? all.filter((field) => field.name === formName) : [];
    const only = namesakes.length === 1 ? namesakes[0] : undefined;
    return named.get(name) ?? only ?? (isSamePage ? all[at] : undefined);
  };
}

function placeKeyOf({ history }: Window): string {
  return (history.state as { key?: string } | null)?.key ?? '';
}
