/** What can be typed into. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every field but those for secrets, and but ticks: those of a search change its address, not a form. */
export const FIELDS =
  'main :is(textarea, select, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=password])):not([autocomplete^=cc-], [autocomplete=one-time-code], [autocomplete$=password])';

/** The same in another drawing of the page, by another release or a richer widget: generated ids are not. */
export function fieldName(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${field.name}|${label.trim()}`;
}

/** Names a field together with the page it stands on; undefined for what is none. */
export function placedField({ target }: Event): string | undefined {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return undefined;
  return `${target.ownerDocument.location.pathname}|${fieldName(target as Field)}`;
}
