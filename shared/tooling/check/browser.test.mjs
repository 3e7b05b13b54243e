import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function placeProgram(name, mode = 0o755) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
}

describe('the browser of the tests', () => {
  it('is the lightest in the first folder that has one', () => {
    for (const name of ['chromium', 'google-chrome', 'chromium-headless-shell']) placeProgram(name);
    expect(findBrowser(folder)).toBe(join(folder, 'chromium-headless-shell'));
  });

  it('is any other Chromium where there is no lighter one', () => {
    placeProgram('google-chrome');
    expect(findBrowser(`/nowhere:${folder}`)).toBe(join(folder, 'google-chrome'));
  });

  it('is never a file that cannot be executed', () => {
    placeProgram('chromium', 0o644);
    expect(findBrowser(folder)).not.toBe(join(folder, 'chromium'));
  });
});
