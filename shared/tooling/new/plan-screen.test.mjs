import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Plans a screen without writing it; prints its files and the remote's routes. */
const PLAN = `
const { createDraft } = await import('./shared/tooling/new/draft.mjs');
const { planScreen } = await import('./shared/tooling/new/plan-screen.mjs');
const [remote, file] = process.argv.slice(1);
const draft = createDraft(process.cwd());
await planScreen(draft, { remote, name: 'price-list' });
const isThere = draft.exists(remote + '/src/' + file + '-screen.tsx');
const [routes, server] = ['routes.tsx', 'server.ts'].map((name) => draft.read(remote + '/src/' + name));
const isLinked = routes.includes('./' + file + '-screen') && server.includes('./' + file + '-document');
console.log(JSON.stringify({ isThere, isLinked }));
`;

it.each(['mf-search', 'mf-listing'])(
  'a screen of %s is created in the folder of its feature',
  (remote) => {
    const args = ['--input-type=module', '-e', PLAN, remote, 'features/price-list/price-list'];
    const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual({ isThere: true, isLinked: true });
  },
  30_000,
);
