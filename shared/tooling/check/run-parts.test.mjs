import { runParts } from './run-parts.mjs';

const PARTS = [
  { name: 'lint', isReading: true, needs: [] },
  { name: 'units', needs: ['build'] },
  { name: 'journeys', needs: ['build', 'site'] },
  { name: 'benches', isChangingSources: true, needs: ['site'] },
];

function record() {
  const events = [];
  const check = async ({ name }) => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    return { name };
  };
  return { events, check };
}

test('parts that only read files run beside the others, and those that change sources after all others', async () => {
  const { events, check } = record();
  const counts = await runParts(PARTS, { check, prepare: () => Promise.resolve() });
  expect(counts.map(({ name }) => name)).toEqual(['lint', 'units', 'journeys', 'benches']);
  expect(events.slice(0, 2)).toEqual(['lint begins', 'units begins']);
  expect(events.slice(-3)).toEqual(['journeys ends', 'benches begins', 'benches ends']);
});

test('prerequisites of later parts are prepared when no part that only reads is left, while others run', async () => {
  const { events, check } = record();
  const prepare = (needs) => Promise.resolve(events.push(`prepares ${needs.join(', ')}`));
  await runParts(PARTS, { check, prepare });
  expect(events).toContain('prepares build, site');
  expect(events.indexOf('prepares build, site')).toBeGreaterThan(events.indexOf('lint ends'));
  expect(events.indexOf('prepares build, site')).toBeLessThan(events.indexOf('journeys ends'));
});

test('a failed prerequisite fails the part that needs it, not the run', async () => {
  const { check } = record();
  const prepare = () => Promise.reject(new Error('the site does not start'));
  expect(await runParts(PARTS, { check, prepare })).toHaveLength(PARTS.length);
});
