import { waitFor } from '@testing-library/dom';

import { aReferential } from '@campavia/contracts/testing';
import { createSharedCache } from '@campavia/remote-kit';
import { answer, setUpWire } from '@campavia/testing';

import { preloadReferential } from './preload-referential';

setUpWire();

function aWindow(connection?: object) {
  const timers: [() => void, number][] = [];
  const around = Object.create(window, {
    navigator: { value: { connection } },
    setTimeout: { value: (run: () => void, ms: number) => timers.push([run, ms]) },
  }) as Window;
  return { around, timers };
}

test('loads the data of forms a second after the page is rendered', async () => {
  const calls = answer('get', '/api/internals/referential', aReferential());
  const { around, timers } = aWindow();
  const cache = createSharedCache({});
  preloadReferential({ window: around, site: 'fr-be', cache });
  expect(calls.urls).toHaveLength(0);
  const [[run, ms] = []] = timers;
  expect(ms).toBe(1000);
  run?.();
  await waitFor(() => expect(cache.get('referential')?.data).toHaveProperty('options'));
  expect(calls.urls[0]?.search).toBe('?lang=fr-be');
});

test.each([[{ effectiveType: 'slow-2g' }], [{ saveData: true }]])('loads nothing on %j', (connection) => {
  const { around, timers } = aWindow(connection);
  preloadReferential({ window: around, site: 'fr', cache: createSharedCache({}) });
  expect(timers).toEqual([]);
});
