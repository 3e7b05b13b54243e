import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCredentials, saveCredentials } from './credentials';
import { FakeSite, TOKEN } from '../test/fake-site';
import { giveKey, newHome, runIn } from '../test/run-against';
import type { CommandEnvironment } from '../environment';

let site: FakeSite;
let home: string;

beforeEach(async () => {
  site = await FakeSite.start();
  home = await newHome();
});
afterEach(() => site.stop());

it('finds the site that npm start runs here', async () => {
  await giveKey(home);
  mkdirSync(join(home, 'run'));
  writeFileSync(join(home, 'run/start.json'), JSON.stringify({ url: site.url }));
  expect((await runIn({ home }, 'status')).out).toContain(site.url);
});

it('explains how to create a key if none exists', async () => {
  const { code, err } = await runIn({ home, env: { CAMPAVIA_SITE: site.url } }, 'status', '--as', 'search');
  expect([code, err]).toEqual([2, expect.stringContaining('npm run release -- keys make search --squad')]);
});

it('stores the keys of search/ci and search-ci separately', async () => {
  const environment = { home } as CommandEnvironment;
  const key = { squad: 'search', isPlatform: false, token: 't', keyId: 'k', privateKey: 'PEM' };
  const files = [];
  for (const label of ['search/ci', 'search-ci'])
    files.push(await saveCredentials(environment, { label, ...key }));
  const stored = await Promise.all(files.map(readCredentials));
  expect(stored.map((found) => found?.label)).toEqual(['search/ci', 'search-ci']);
});

it('takes the token of a CI system from the environment', async () => {
  const env = { CAMPAVIA_SITE: site.url, CAMPAVIA_RELEASE_TOKEN: TOKEN, CAMPAVIA_RELEASE_PRIVATE_KEY: 'PEM' };
  expect((await runIn({ home, env }, 'status')).code).toBe(0);
});

it('reports that the site rejects a token', async () => {
  const env = { CAMPAVIA_SITE: site.url, CAMPAVIA_RELEASE_TOKEN: 'another' };
  expect(await runIn({ home, env }, 'status')).toMatchObject({ code: 1, err: 'This token opens nothing.\n' });
});

it.each([
  ['an invalid address', { CAMPAVIA_SITE: 'staging' }, 'write it like https://staging.example'],
  ['no database for the keys', {}, 'Set DATABASE_URL'],
])('names what is missing: %s', async (_, env, hint) => {
  await giveKey(home);
  const args = 'CAMPAVIA_SITE' in env ? ['status'] : ['keys', 'list'];
  expect(await runIn({ home, env }, ...args)).toMatchObject({ code: 2, err: expect.stringContaining(hint) });
});

it('exits with 3 when the database of the keys is unavailable', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const { code, err } = await runIn({ home, env }, 'keys', 'list');
  expect([code, err]).toEqual([3, expect.stringContaining('The database does not answer')]);
});

describe('publishing', () => {
  const publish = (...args: string[]) =>
    runIn({ home, env: { CAMPAVIA_SITE: site.url } }, 'publish', ...args);

  beforeEach(async () => {
    await giveKey(home);
    mkdirSync(join(home, 'mf-search'));
    writeFileSync(join(home, 'mf-search/remote.config.ts'), '');
  });

  it.each([
    ['nothing named', [], 'publish mf-search, or publish --all'],
    ['a part that is not here', ['mf-serach'], 'Did you mean mf-search?'],
    ['all and one', ['--all', 'mf-search'], 'either parts or --all'],
    ['a folder that holds no release', ['--from', 'mf-search'], 'release.json: build the part'],
    ['an invalid version', ['mf-search', '--version', '1.2'], 'A version is written like 1.4.2'],
    ['a folder and a version', ['--from', 'mf-search', '--version', '1.0.0'], 'stands in its release.json'],
  ])('names what is invalid: %s', async (_, args, hint) => {
    const { code, err } = await publish(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(hint)]);
  });
});
