import { fieldName, type Field } from './field-name';

export const TICKS = 'main form :is(input[type=checkbox], input[type=radio])';

/** Further fields of the same name are numbered by that name, whatever other fields the page has. */
export function namedFields(document: Document, which: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>(which)) {
    const name = fieldName(field);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    fields.set(count === 1 ? name : `${name}|${count}`, field);
  }
  return fields;
}

export function valueOf(field: Field): string {
  return isTick(field) ? String(field.checked) : field.value;
}

/** Compared with the initial value: a form that the api refused still counts as changed. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Dispatches the events that React listens to. */
export function fill(field: Field, value: string): void {
  if (valueOf(field) === value) return;
  if (isTick(field)) return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
