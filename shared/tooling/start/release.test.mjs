import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canBeReleasedTo, release } from './release.mjs';

let server;
let run;
let health;

beforeEach(async () => {
  health = { status: 'ok' };
  server = createServer((_, answer) => answer.end(JSON.stringify(health)));
  await new Promise((settle) => server.listen(0, '127.0.0.1', settle));
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const settings = { root: join(folder, 'root'), home: join(folder, 'home'), port: server.address().port };
  write(join(settings.root, 'mf-search/dist/release/release.json'), { part: 'mf-search', version: '1.1.0' });
  mkdirSync(join(settings.home, 'logs'), { recursive: true });
  run = { settings, lock: { remember() {}, forget() {} }, lifetime: { add: () => () => {} } };
});
afterEach(() => new Promise((settle) => server.close(settle)));

function write(file, content) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const promotedBefore = (version) =>
  write(join(run.settings.home, 'registry/started.json'), { parts: { 'mf-search': version } });

it('does nothing when the site has a composition and every build was promoted by an earlier start', async () => {
  promotedBefore('1.1.0');
  expect(await release(run, process.env, () => {})).toBe('No part has changed');
});

// The root of the test contains no command line, so calling it fails: the failure shows that it was called.
it.each([
  ['a build is new', '1.0.0', 'ok'],
  ['the site has no composition', '1.1.0', 'starting'],
])('calls the command line when %s', async (_, version, status) => {
  promotedBefore(version);
  health = { status };
  await expect(release(run, process.env, () => {})).rejects.toThrow('release failed');
});

it.each([
  [200, { status: 'ok' }, true],
  [503, { status: 'starting' }, true],
  [503, { status: 'stopping' }, false],
])('recognises whether a site that answers %i %j can receive releases', async (status, body, isUp) => {
  expect(await canBeReleasedTo(new Response(JSON.stringify(body), { status }))).toBe(isUp);
});
