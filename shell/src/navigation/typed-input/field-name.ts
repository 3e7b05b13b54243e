export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All fields except secrets, checkboxes and radios; a search's checkboxes change its URL, not a form. */
export const FIELDS =
  'main :is(textarea, select, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=password])):not([autocomplete^=cc-], [autocomplete=one-time-code], [autocomplete$=password])';

/** The name of a field that is the same in another release; generated ids are not. */
export function fieldName(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${field.name}|${label.trim()}`;
}

/** A field's name with the path of its page; undefined for other elements. */
export function placedField({ target }: Event): string | undefined {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return undefined;
  return `${target.ownerDocument.location.pathname}|${fieldName(target as Field)}`;
}
