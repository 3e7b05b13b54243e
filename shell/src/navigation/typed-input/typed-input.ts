import { FIELDS, fieldName, type Field } from './field-name';
import { fill, isChanged, namedFields, TICKS, valueOf } from './form-field';
import { savePage, takeSaved, type SavedField, type SavedPage } from './saved-fields';
import { pathKey } from './saved-input';

const ATTEMPTS_MS = [0, 300, 1500];
const ALL = `${FIELDS}, ${TICKS}`;

export interface TypedInput {
  isTyping(): boolean;
  keep(): void;
  /** With checkboxes; the path may be the same page on another site. */
  keepFor(path: string): void;
  restoreInput(placeKey: string): void;
}

/** @param touched fields typed into since the page began, by page and name; submitted ones are removed */
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

  function restoreInto(saved: SavedPage): SavedPage {
    const find = fieldFinder(document, saved);
    const fields = saved.fields.filter((one) => {
      const field = find(one);
      if (field && !isTouched(field)) fill(field, one.value);
      return !field;
    });
    return { ...saved, fields };
  }

  for (const end of ['submit', 'reset']) document.addEventListener(end, forget, { capture: true });

  return {
    isTyping: () => typed().length > 0,
    keep() {
      savePage(window, placeKeyOf(window), toSavedPage(document, typed()));
    },
    keepFor(path) {
      const changed = [...namedFields(document, ALL)].filter(
        ([, field]) => isChanged(field) || (isTouched(field) && field.value !== ''),
      );
      savePage(window, pathKey(path), toSavedPage(document, changed));
      // On the other page, values come from that page again.
      for (const [, field] of changed) touched.delete(placed(field));
    },
    restoreInput(placeKey) {
      const found = [takeSaved(window, placeKey), takeSaved(window, pathKey(window.location.pathname))];
      let pages = found.filter((page) => page !== undefined);
      if (pages.length === 0) return;
      for (const delayMs of ATTEMPTS_MS) {
        setTimeout(() => {
          if (placeKeyOf(window) === placeKey) pages = pages.map(restoreInto);
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

function toSavedPage(document: Document, chosen: [string, Field][]): SavedPage {
  const all = allFields(document);
  const fields = chosen.map(([name, field]) => ({
    name,
    value: valueOf(field),
    formName: field.name,
    at: all.indexOf(field),
  }));
  return { fields, shape: shapeOf(all) };
}

function fieldFinder(document: Document, { shape }: SavedPage): (saved: SavedField) => Field | undefined {
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
