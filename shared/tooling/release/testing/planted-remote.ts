import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');

const PLACE = { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] };
const PLACE_CALL = {
  parameters: [
    { in: 'path', name: 'slug', required: true },
    { in: 'query', name: 'limit' },
  ],
  responses: {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Place' } } } },
    404: {},
  },
};
const API = {
  openapi: '3.1.0',
  components: { schemas: { Place: PLACE } },
  paths: { '/v4/geolocation/places/{slug}/': { get: PLACE_CALL } },
};

const SOURCES: Record<string, string> = {
  'package-lock.json': '{}',
  'api/openapi.json': JSON.stringify(API),
  'mf-planted/package.json': '{"name":"@campavia/mf-planted","version":"0.1.0","type":"module"}',
  'mf-planted/webpack.config.mjs':
    "import { remoteWebpack } from '@campavia/tooling/webpack';\nexport default remoteWebpack({ directory: import.meta.dirname });",
  'mf-planted/remote.config.ts':
    "export const config = { name: 'mf-planted', squad: 'search', contract: '^0.1.0', addresses: [{ id: 'planted', pattern: '/planted' }], menu: [{ address: 'planted', place: 'header', order: 1 }], events: { hears: ['wishlist.changed'] } };",
  'mf-planted/src/remote.tsx': `
import { getPlace } from '@campavia/api-client';
import { AddressLink, platform, Slot } from '@campavia/remote-kit';
const heart = <Slot name="wishlist.heart" with={{ camperId: 1, title: 'Maud' }} />;
const say = () => platform().events.send('toast.shown', { tone: 'good', title: 'Saved' });
const words = (language: string) => import(\`../messages/compiled/\${language}.json\`);
export const all = [heart, say, words, getPlace, <AddressLink to="listing" params={{ id: 1 }} />];`,
  'mf-planted/messages/en.json': '{}',
};

/** A remote in a separate tree, to be built. */
export function plantRemote() {
  const folder = mkdtempSync(path.join(tmpdir(), 'campavia-remote-'));

  function write(name: string, content: string): void {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }

  for (const [name, content] of Object.entries(SOURCES)) write(name, content);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  return {
    write,
    read: (name: string) => readFileSync(path.join(folder, 'mf-planted', name), 'utf8'),
    build(env: Record<string, string> = {}) {
      const cwd = path.join(folder, 'mf-planted');
      const args = [webpack, '--config', 'webpack.config.mjs'];
      const options = { cwd, encoding: 'utf8', env: { ...process.env, ...env } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
