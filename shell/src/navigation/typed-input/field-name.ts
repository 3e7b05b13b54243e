export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** No secrets; no checkboxes and radios, because those of a search change its URL, not a form. */
export const FIELDS =
  'main :is(textarea, select, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=password])):not([autocomplete^=cc-], [autocomplete=one-time-code], [autocomplete$=password])';

/** Must be the same in another release; generated ids are not. */
export function fieldName(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${field.name}|${label.trim()}`;
}

export function placedField({ target }: Event): string | undefined {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return undefined;
  return `${target.ownerDocument.location.pathname}|${fieldName(target as Field)}`;
}
