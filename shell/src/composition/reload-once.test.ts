import { isMissingChunk, reloadOnce } from './reload-once';

function aTab() {
  const kept = new Map<string, string>();
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  return { reload, window: { sessionStorage, location: { reload } as unknown as Location } };
}

test('reloads once for a composition, and again for the next one', () => {
  const { reload, window } = aTab();
  expect(reloadOnce('one', window)).toBe(true);
  expect(reloadOnce('one', window)).toBe(false);
  expect(reloadOnce('two', window)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads where nothing can remember it', () => {
  const { reload, window } = aTab();
  window.sessionStorage.setItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(reloadOnce('one', window)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('knows a missing chunk from a screen that breaks', () => {
  expect(isMissingChunk(Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError' }))).toBe(
    true,
  );
  expect(isMissingChunk(new TypeError('x is undefined'))).toBe(false);
});
