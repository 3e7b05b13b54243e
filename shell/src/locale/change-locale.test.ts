import { siteOf, type Site } from '@campavia/i18n/sites';
import { createEventBus, createNavigationStore, type ToastShown } from '@campavia/remote-kit';

import { followLocaleChanges } from './change-locale';

const assign = jest.fn();
const saveTyped = jest.fn();
let isHeld = false;

/** A page of the Irish site, on which the reader selects another site. */
function aPage() {
  window.history.replaceState({ key: 'a' }, '', '/en-ie/s?beds=2#results');
  const events = createEventBus();
  const toasts: ToastShown[] = [];
  events.subscribe('toast.shown', (toast) => toasts.push(toast));
  followLocaleChanges({
    events,
    navigation: createNavigationStore({ window }),
    site: siteOf('en-ie') as Site,
    window: Object.create(window, {
      location: { value: { href: window.location.href, protocol: 'https:', assign } },
    }) as Window,
    departures: { isHeld: () => isHeld, saveTyped },
    messages: {},
  });
  async function ask(locale: string) {
    events.send('locale.change-requested', { locale });
    await import('./site-move');
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  }
  return { ask, toasts };
}

function sendForm(): void {
  document.body.innerHTML = '<main><form aria-busy="true"></form></main>';
}

function formArrives(): void {
  document.querySelector('form')?.removeAttribute('aria-busy');
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isHeld = false;
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
});

test('opens the same page and query on the other site, keeps typed input, and remembers the choice', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'set');
  await aPage().ask('fr-be');
  expect(saveTyped).toHaveBeenCalledWith('/fr-be/s');
  expect(assign).toHaveBeenCalledWith('/fr-be/s?beds=2#results');
  expect(cookie).toHaveBeenCalledWith(
    expect.stringMatching(/^i18n_redirected=fr-be; Max-Age=31536000; .*Secure/),
  );
});

test.each([
  ['a payment', () => (isHeld = true), () => (isHeld = false), 'Your payment has to finish first.'],
  ['a form on its way', sendForm, formArrives, 'What you have just sent is still on its way'],
])('waits for %s, shows that, and then changes', async (_, begin, end, note) => {
  begin();
  const { ask, toasts } = aPage();
  await ask('de');
  expect(toasts).toMatchObject([
    { title: 'Switching to Deutschland · Deutsch · €', text: expect.stringContaining(note) },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
  end();
  jest.advanceTimersByTime(1000);
  expect(assign).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledWith('/de/s?beds=2#results');
});

test('a reader cancels by the notice or by choosing the current site again', async () => {
  isHeld = true;
  const { ask, toasts } = aPage();
  await ask('de');
  toasts[0]?.action?.perform();
  expect(toasts[0]?.signal?.aborted).toBe(true);
  await ask('it');
  expect(toasts[1]).toMatchObject({ isImportant: true, signal: { aborted: false } });
  await ask('en-ie');
  expect(toasts[1]?.signal?.aborted).toBe(true);
  isHeld = false;
  jest.advanceTimersByTime(60_000);
  expect(assign).not.toHaveBeenCalled();
});

test('the last of several choices counts', async () => {
  isHeld = true;
  const { ask } = aPage();
  await ask('de');
  await ask('pt-pt');
  isHeld = false;
  jest.advanceTimersByTime(1000);
  expect(assign.mock.calls).toEqual([['/pt-pt/s?beds=2#results']]);
});

test('an unknown site is ignored', async () => {
  await aPage().ask('xx');
  expect(assign).not.toHaveBeenCalled();
});
