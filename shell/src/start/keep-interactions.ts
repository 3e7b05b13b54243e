import type { GuardedWindow } from './guarded-window';

// The function below is inlined into the document as text: it may use only browser APIs.

/**
 * Records what a reader does on a server-rendered page until its part hydrates it: the last click on a button, and what
 * is typed or chosen. Links work without it; if the part fails to load, the browser submits the form.
 */
export function keepInteractions(window: GuardedWindow): void {
  const { document } = window;
  const presses = 'button[type="button"], [role="button"], [role="tab"], [type="checkbox"], [type="radio"]';
  const values = new Map<HTMLInputElement, string>();
  let repeat: { of: Element; perform: () => void } | undefined;

  const ofRendered = ({ target }: Event): Element | undefined =>
    target instanceof Element && target.closest('[data-rendered]') ? target : undefined;

  document.addEventListener(
    'click',
    (event) => {
      const pressed = ofRendered(event)?.closest<HTMLElement>(presses);
      if (!pressed) return;
      event.preventDefault();
      repeat = { of: pressed, perform: () => pressed.click() };
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = ofRendered(event) as HTMLFormElement | undefined;
      if (!form) return;
      event.preventDefault();
      repeat = { of: form, perform: () => form.requestSubmit() };
      window.setTimeout(() => form.closest('[data-rendered]') && form.submit(), 4000);
    },
    true,
  );
  document.addEventListener(
    'input',
    (event) => {
      // Also while its part is being hydrated: React has not yet reached every field.
      const field = event.target as HTMLInputElement;
      if (field.closest('[data-rendered], [data-hydrating]')) values.set(field, field.value);
    },
    true,
  );

  (window.campaviaStart ??= {}).repeatInteractions = (container) => {
    container.removeAttribute('data-hydrating');
    const { activeElement } = document;
    if (container.contains(activeElement))
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [field, value] of values) {
      if (!container.contains(field)) continue;
      values.delete(field);
      const change = () => {
        const name = field.localName === 'select' ? 'change' : 'input';
        field.dispatchEvent(new Event(name, { bubbles: true }));
      };
      // React hydrates around a field at its first event, and ignores events without a change.
      change();
      (field as { _valueTracker?: { setValue(known: string): void } })._valueTracker?.setValue('');
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      change();
    }
    if (!repeat || !container.contains(repeat.of)) return;
    const { perform } = repeat;
    repeat = undefined;
    perform();
  };
}
