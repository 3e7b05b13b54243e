import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkMessages, checkTexts } from './check-messages.mjs';

const LANGUAGES = ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];

/** Planted mistakes: catalogue, text, expected report. */
const PLANTED: [string, string, string][] = [
  ['fr', 'Attention! {amount}', 'needs a space before its punctuation mark'],
  ['fr', 'Part: {amount}', 'needs a space before its punctuation mark'],
  ['fr', '{amount}!', 'needs a space before its punctuation mark'],
  ['fr-ch', 'Attention! {amount}', 'needs a space before its punctuation mark'],
  ['de', 'Vom Halter: {amount}', 'says “Halter”; write Vermieter'],
  ['de-ch', 'Vom Halter: {amount}', 'says “Halter”; write Vermieter'],
  ['it', 'In prestito: {amount}', 'says “In prestito”; write noleggiare'],
  ['es', '{amount} %', 'contains a percent sign; format with ::percent'],
  ['en-us', '{amount}%', 'contains a percent sign; format with ::percent'],
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campavia-planted-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

test.each(PLANTED)('reports a mistake in the %s catalogue of a part: %s', async (name, text, reported) => {
  write(
    'src/a.messages.ts',
    `import { defineMessages } from 'react-intl';
     export const m = defineMessages({ a: { id: 'a.b', defaultMessage: 'A {amount}', description: 'x' } });`,
  );
  write('messages/en.json', { 'a.b': { defaultMessage: 'A {amount}', description: 'x' } });
  for (const language of LANGUAGES) {
    write(`messages/${language}.json`, { 'a.b': `B {amount} (${language})` });
  }
  expect(await checkMessages(folder)).toEqual([]);
  write(`messages/${name}.json`, { 'a.b': text });
  expect(await checkMessages(folder)).toEqual([expect.stringContaining(`${name}: a.b ${reported}`)]);
});

const PAGES = '{limit, plural, one {# page} other {# pages}}';

/** The same for the api's texts, whose English is `PAGES`. */
const PLANTED_TEXTS: [string, object, string][] = [
  ['de', {}, 'de: full is missing'],
  ['nl', { full: 'Alle pagina’s' }, 'nl: full takes () where English takes (plural limit)'],
  [
    'pt',
    { full: '{limit, plural, other {# páginas}}' },
    'pt: full has {limit} without the plural form “one”',
  ],
  ['ca', { full: '{limit, plural, one {# p} few {# p} other {# p}}' }, 'with the plural form “few”'],
  ['es', { full: PAGES, old: 'Página' }, 'es: old is not in the sources'],
  ['nl-be', { full: '{count, plural, one {# blad} other {# bladen}}' }, 'nl-be: full takes (plural count)'],
  ['de-at', { full: PAGES }, 'de-at: full equals the text of the language'],
  ['it-ch', { old: 'Pagina' }, 'it-ch: old is not in the language'],
];

test.each(PLANTED_TEXTS)(
  'reports a mistake in the arguments of the api’s %s texts: %j',
  (name, texts, reported) => {
    for (const language of ['en', ...LANGUAGES]) write(`${language}.json`, { full: PAGES });
    expect(checkTexts(folder)).toEqual([]);
    write(`${name}.json`, texts);
    expect(checkTexts(folder)).toEqual([expect.stringContaining(reported)]);
  },
);

test.each(PLANTED)('reports a mistake in the %s texts of the api: %s', (name, text, reported) => {
  for (const language of ['en', ...LANGUAGES]) {
    write(`${language}.json`, { letter: { body: 'B {amount}' } });
  }
  expect(checkTexts(folder)).toEqual([]);
  write(`${name}.json`, { letter: { body: text } });
  expect(checkTexts(folder)).toEqual([expect.stringContaining(`${name}: letter.body ${reported}`)]);
});
