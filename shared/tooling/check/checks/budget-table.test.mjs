import { formatTable, checkLimit } from './budget-table.mjs';

it('accepts a size within its limit', () => {
  expect(checkLimit([{ name: 'home', bytes: 210 * 1_024, limit: 210 }])[0].problem).toBeUndefined();
});

it('rejects a size above its limit', () => {
  const [row] = checkLimit([{ name: 'home', bytes: 210 * 1_024 + 1, limit: 210 }]);
  expect(row.problem).toBe('210.0 KiB, over the limit of 210 KiB');
  expect(formatTable([row])).toContain('TOO MUCH');
});

it.each([0, undefined, Number.NaN])('rejects an item that was not measured (%s)', (bytes) => {
  expect(checkLimit([{ name: 'home', bytes, limit: 210 }])[0].problem).toBe('nothing was measured');
});
