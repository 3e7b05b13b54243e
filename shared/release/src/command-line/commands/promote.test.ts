import type { Problem } from '../../compatibility';
import { FakeSite } from '../test/fake-site';
import { runAgainst } from '../test/run-against';

let site: FakeSite;
const run = (...args: string[]) => runAgainst(site.url, ...args);

beforeEach(async () => {
  site = await FakeSite.start();
  for (const part of ['shell', 'mf-search'])
    site.write('part-added', { part, squad: part.replace('mf-', '') });
  site.publish('shell', '1.0.0');
  site.publish('mf-search', '1.0.0', 'search/ci');
  site.write('promoted', { channel: 'production', releases: { shell: '1.0.0', 'mf-search': '1.0.0' } });
  site.publish('mf-search', '1.1.0', 'search/ci');
});
afterEach(() => site.stop());

const productionOf = () => site.state.channels.production?.releases;

it('promotes several releases in one entry', async () => {
  site.publish('shell', '1.2.0');
  const { code, out } = await run('promote', 'mf-search@1.1.0', 'shell@1.2.0', '--to', 'production');
  expect([code, productionOf()]).toEqual([0, { shell: '1.2.0', 'mf-search': '1.1.0' }]);
  expect(out).toContain(`production: mf-search 1.0.0 → 1.1.0, shell 1.0.0 → 1.2.0.
Safe: 1 composition checked.
`);
  expect(out).toMatch(/\nEntry 8, composition [0-9a-f]{8}, head 80000000\.\n$/);
});

it('resolves a bare part to its newest release, never a branch’s preview, and names its publisher', async () => {
  site.publish('mf-search', '1.2.0-pr.31', 'search/ci');
  const { err } = await run('promote', 'mf-search', '--to', 'production');
  expect(err).toBe('mf-search: the newest is 1.1.0, by search/ci, 54 min ago\n');
  expect(productionOf()?.['mf-search']).toBe('1.1.0');
});

it.each([
  ['an unknown part', ['promote', 'mf-serach@1.1.0', '--to', 'production'], 'Did you mean mf-search?'],
  [
    'a version that is not published',
    ['promote', 'mf-search@1.1.1', '--to', 'production'],
    'Did you mean 1.1.0?',
  ],
  ['an unknown channel', ['promote', 'mf-search@1.1.0', '--to', 'prodction'], 'Did you mean production?'],
  ['no channel', ['promote', 'mf-search@1.1.0'], 'Say promote to which channel: --to production'],
  ['an option without its value', ['promote', 'mf-search@1.1.0', '--to', '--json'], '--to needs a value'],
  ['a part twice', ['promote', 'mf-search@1.1.0', 'mf-search@1.0.0', '--to', 'production'], 'named twice'],
  ['an operand that names no part', ['promote', 'search@1.1.0', '--to', 'production'], 'write shell or mf-…'],
])('writes nothing and suggests a correction: %s', async (_, args, hint) => {
  const { code, err } = await run(...args);
  expect([code, site.log.length]).toEqual([2, 6]);
  expect(err).toContain(hint);
});

it('creates a channel only if asked to', async () => {
  const { code } = await run('promote', 'shell@1.0.0', '--to', 'trial', '--new');
  expect([code, site.state.channels.trial?.releases]).toEqual([0, { shell: '1.0.0' }]);
});

it('retries once if another entry was written meanwhile', async () => {
  site.meanwhile = () => site.publish('shell', '1.2.0');
  const { code, err } = await run('promote', 'mf-search@1.1.0', '--to', 'production');
  expect([code, productionOf()?.['mf-search']]).toEqual([0, '1.1.0']);
  expect(err).toContain('The log changed meanwhile');
});

it('gives up when the head moves again, or was given explicitly', async () => {
  const args = ['promote', 'mf-search@1.1.0', '--to', 'production'];
  expect((await run(...args, '--head', 'an-old-one')).code).toBe(4);
  const moved = { status: 409, body: { code: 'head_moved', detail: 'The log has moved on.', head: 'x' } };
  site.answers.push(moved, moved);
  const { code, err } = await run(...args);
  expect([code, productionOf()?.['mf-search']]).toEqual([4, '1.0.0']);
  expect(err).toMatch(/trying again on the new head\.\nThe log has moved on\.\n$/);
});

describe('when the check refuses', () => {
  const message = 'mf-listing links to the address "search", which mf-search 1.1.0 no longer has';

  beforeEach(() => {
    const problems: Problem[] = [
      { kind: 'address', parts: ['mf-search'], composition: 'production', message },
    ];
    site.verdict = { isSafe: false, compositions: 3, problems };
  });

  it('changes nothing and prints the counter-example', async () => {
    const { code, out, err } = await run('promote', 'mf-search@1.1.0', '--to', 'production');
    expect([code, out, productionOf()?.['mf-search']]).toEqual([1, '', '1.0.0']);
    expect(err).toBe(
      `Refused.
Not safe: 1 problem in 3 compositions.
1. mf-listing links to the address "search", which mf-search 1.1.0 no longer has
   (in production)
`,
    );
  });

  it('prints the complete verdict as JSON on stdout', async () => {
    const { code, out } = await run('promote', 'mf-search@1.1.0', '--to', 'production', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).error).toMatchObject({ code: 'refused', verdict: site.verdict });
  });

  it.each([
    ['check', ['check', 'mf-search@1.1.0', '--to', 'production']],
    ['a dry run', ['promote', 'mf-search@1.1.0', '--to', 'production', '--dry-run']],
  ])('gives the same answer in a dry run: %s', async (_, args) => {
    const { code, out } = await run(...args);
    expect([code, site.log.length]).toEqual([1, 6]);
    expect(out).toContain('1. mf-listing links to');
  });
});
