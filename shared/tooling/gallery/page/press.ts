import type { Messages } from '@campavia/i18n';

const PRESSABLE =
  'button, a, summary, label, input, [role="tab"], [role="button"], [role="option"], [role="menuitem"]';

/**
 * Clicks the elements that a story lists: the id of a message on a button, link, tab or field, or a CSS selector. An
 * element that is already open, because a page restores it, stays open. A question mark marks an optional element.
 *
 * @throws if the page has no such element
 */
export function press(name: string, messages: Messages): void {
  const target = findToPress(name, messages);
  if (!target && isOptional(name)) return;
  if (!(target instanceof HTMLElement)) throw new Error(`There is no element called ${name} to click`);
  target.focus();
  if (target.getAttribute('aria-expanded') !== 'true') target.click();
}

/** Whether the page need not have the element. */
export function isOptional(name: string): boolean {
  return name.startsWith('?');
}

/** Undefined or null if the page has no such element. */
export function findToPress(given: string, messages: Messages): Element | null | undefined {
  const name = given.replace(/^\?/, '');
  const text = plainText(messages[name]);
  return text === undefined ? document.querySelector(name) : findByText(text);
}

function findByText(text: string): Element | undefined {
  const isNamed = (element: Element) =>
    [element.getAttribute('aria-label'), textOf(element)].some((name) => name?.trim() === text);
  const isVisible = (element: Element) => element.checkVisibility();
  const found = [...document.querySelectorAll(PRESSABLE)].filter(isNamed);
  return found.find(isVisible) ?? found[0];
}

/** Without parts hidden from assistive technology, such as the label of a button while it is busy. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}

/** Of a message without variables. */
function plainText(message: Messages[string] | undefined): string | undefined {
  if (message === undefined || typeof message === 'string') return message;
  const literals = message.map((element) => ('value' in element ? element.value : ''));
  return literals.join('').trim();
}
