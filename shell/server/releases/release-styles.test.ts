/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrityOf } from '@campavia/release/server';

import { createStylesheetReader } from './release-styles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campavia-styles-'));
  mkdirSync(join(folder, 'shell/1.0.0'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function store(text: string) {
  writeFileSync(join(folder, 'shell/1.0.0/main.css'), text);
  return { url: '/releases/shell/1.0.0/main.css', integrity: integrityOf(text) };
}

test.each([
  ['url(besley.woff2)', 'url("/releases/shell/1.0.0/besley.woff2")'],
  ['url("besley.woff2") format("woff2")', 'url("/releases/shell/1.0.0/besley.woff2") format("woff2")'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url(/favicon.svg)', 'url(/favicon.svg)'],
  ['url(#mask)', 'url(#mask)'],
])('%s in a stylesheet refers to the same file when it is inlined', (written, inlined) => {
  expect(createStylesheetReader(folder)(store(`a{src:${written}}`))).toBe(`a{src:${inlined}}`);
});

test('a text cannot end the element that it is inlined into', () => {
  const text = createStylesheetReader(folder)(store('a{content:"</style><script>"}'));
  expect(text).not.toContain('</style');
});

test('a stylesheet is read once, and only the file that was released', () => {
  const read = createStylesheetReader(folder);
  const stylesheet = store('a{margin:0}');
  expect(read(stylesheet)).toBe('a{margin:0}');
  store('a{margin:9px}');
  expect(read(stylesheet)).toBe('a{margin:0}');
  expect(createStylesheetReader(folder)(stylesheet)).toBeUndefined();
});

test('a missing file and one of another origin are not inlined', () => {
  const read = createStylesheetReader(folder);
  const { url, integrity } = store('a{margin:0}');
  expect(read({ url: '/releases/shell/1.0.1/main.css', integrity })).toBeUndefined();
  expect(read({ url: `https://files.example${url}`, integrity })).toBeUndefined();
});
