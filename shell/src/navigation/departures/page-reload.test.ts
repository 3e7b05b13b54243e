import { createPageHold } from './page-hold';
import { createPageReload, isMissingChunk, reloadForMissingChunks } from './page-reload';

const chunkError = Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError' });

function aTab() {
  const stored = new Map<string, string>();
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
  const navigator = { onLine: true } as { -readonly [Key in keyof Navigator]: Navigator[Key] };
  return {
    reload,
    navigator,
    window: { sessionStorage, navigator, location: { reload } as unknown as Location },
  };
}

function aPage(tab = aTab(), compositionId = 'one') {
  const { hold, isHeld } = createPageHold();
  const onLeave = jest.fn();
  return {
    tab,
    hold,
    onLeave,
    page: createPageReload({ compositionId, window: tab.window, isHeld, onLeave }),
  };
}

test('reloads once for a composition, and again for the next one', () => {
  const { page, tab } = aPage();
  expect(page.once()).toBe(true);
  expect(page.once()).toBe(false);
  expect(aPage(tab, 'one').page.once()).toBe(false);
  expect(aPage(tab, 'two').page.once()).toBe(true);
  expect(tab.reload).toHaveBeenCalledTimes(2);
});

test('lets the page save typed input first', () => {
  const { page, onLeave, tab } = aPage();
  onLeave.mockImplementation(() => expect(tab.reload).not.toHaveBeenCalled());
  page.once();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('never reloads during a payment, but afterwards on request', () => {
  const { page, hold, tab } = aPage();
  const letGo = hold('payment');
  const alsoHeld = hold('3-D Secure');
  letGo();
  letGo();
  expect(page.once()).toBe(false);
  expect(page.requested()).toBe(false);
  alsoHeld();
  expect(page.once()).toBe(true);
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('never reloads while offline, and reloads once online', () => {
  const { page, tab } = aPage();
  tab.navigator.onLine = false;
  expect(page.once()).toBe(false);
  expect(page.requested()).toBe(false);
  expect(tab.reload).not.toHaveBeenCalled();
  tab.navigator.onLine = true;
  expect(page.once()).toBe(true);
});

test('reloads as often as the reader asks for it', () => {
  const { page, tab } = aPage();
  page.requested();
  page.requested();
  expect(tab.reload).toHaveBeenCalledTimes(2);
});

test('never reloads by itself without storage to remember it', () => {
  const { page, tab } = aPage();
  tab.window.sessionStorage.setItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(page.once()).toBe(false);
  expect(tab.reload).not.toHaveBeenCalled();
});

test('distinguishes a missing chunk from a crash', () => {
  expect(isMissingChunk(chunkError)).toBe(true);
  expect(isMissingChunk(new TypeError('x is undefined'))).toBe(false);
  expect(isMissingChunk('ChunkLoadError')).toBe(false);
});

test('reloads for a missing chunk that no other code handles', () => {
  const once = jest.fn();
  reloadForMissingChunks(window, { once, requested: jest.fn() });
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new Error('something else'));
  expect(once).not.toHaveBeenCalled();
  reject(chunkError);
  expect(once).toHaveBeenCalledTimes(1);
});
