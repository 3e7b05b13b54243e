/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSiteSecret } from './site-secret';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'site-secret-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const read = () => readSiteSecret({ siteSecret: undefined, home });

it('is created once, readable by the site only', () => {
  const secret = read();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(read()).toBe(secret);
  expect(statSync(join(home, 'keys/site-secret')).mode & 0o777).toBe(0o600);
});

it.each(['', 'short', ' '.repeat(64), '\0'.repeat(64), '\n'])(
  'is created again if a power failure left %j',
  (text) => {
    mkdirSync(join(home, 'keys'));
    writeFileSync(join(home, 'keys/site-secret'), text);
    expect(read).toThrow(/site-secret is damaged: remove it/);
  },
);
