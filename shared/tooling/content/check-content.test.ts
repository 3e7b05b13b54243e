import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkContent } from './check-content.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'campavia-content-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const FACTS = ['title: A dog', 'description: Dogs.', 'heading: A dog', 'lead: Read this.'];
const ACTION = ['action:', '  label: Find campers', '  to: /s'];
const LEGAL = ['version: 1', 'since: 2027-02-01', 'summary: [One., Two., Three., Four., Five.]'];

const SENTENCE = 'The owner of the camper waits for you at the door on the morning of day';
const WORDS = Array.from({ length: 25 }, (_, day) => `${SENTENCE} ${day}.`).join(' ');

function write(page: string, language: string, body: string, facts = [...FACTS, ...ACTION]): void {
  const folder = path.join(directory, 'content', page);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${language}.mdx`), `---\n${facts.join('\n')}\n---\n${body}\n`);
}

/** Problems other than missing translations. */
function check(): string[] {
  const problems = checkContent({ directory, isKnownPath: (link) => link === '/s' });
  return problems.filter((problem) => !problem.endsWith('the text is missing'));
}

test('accepts a good text', () => {
  write('dog', 'en', `${WORDS}\n\n## Where\n\n- **Here**, see [campers](/s).`);
  expect(check()).toEqual([]);
});

test('reports the languages in which a page is missing', () => {
  write('dog', 'en', WORDS);
  const problems = checkContent({ directory, isKnownPath: () => true });
  expect(problems).toEqual(
    ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'].map(
      (name) => `content/dog/${name}.mdx:1: the text is missing`,
    ),
  );
});

test.each([
  ['a tag', '<b>bold</b> words', 'html is not allowed here'],
  ['an expression', 'a {price} here', 'code is not allowed here'],
  ['a picture', '![a dog](/dog.png)', 'image is not allowed here'],
  ['a first heading', '# A dog', 'headings begin with ## or ###'],
  ['a link to an unknown page', '[there](/nowhere)', '/nowhere is not a page of the site'],
  ['a list in a list', '- one\n  - two', 'an entry of a list is one paragraph'],
])('reports %s in the text with its line', (_, body, what) => {
  write('dog', 'en', `${WORDS}\n\n${body}`);
  expect(check()).toContain(`content/dog/en.mdx:12: ${what}`);
});

test.each([
  ['no heading', [...FACTS.slice(0, 2), ...FACTS.slice(3), ...ACTION], 'heading is missing'],
  [
    'a long title',
    [`title: ${'a'.repeat(61)}`, ...FACTS.slice(1), ...ACTION],
    'title has 61 characters, at most 60 fit',
  ],
  ['no action', FACTS, 'action is missing'],
  [
    'a long action',
    [...FACTS, 'action:', `  label: ${'a'.repeat(33)}`, '  to: /s'],
    'action has 33 characters, at most 32 fit',
  ],
  ['a version in words', [...FACTS, 'version: one', ...LEGAL.slice(1)], 'version is not a whole number'],
  [
    'a date in words',
    [...FACTS, 'version: 1', 'since: today', LEGAL[2] ?? ''],
    'since is not a date like 2027-02-01',
  ],
  [
    'a short summary',
    [...FACTS, ...LEGAL.slice(0, 2), 'summary: [One.]'],
    'summary does not have five sentences',
  ],
])('reports %s in the front matter', (_, facts, what) => {
  write('dog', 'en', WORDS, facts);
  expect(check()).toContain(`content/dog/en.mdx:1: ${what}`);
});

test('reports an action that links to an unknown page', () => {
  write('dog', 'en', WORDS, [...FACTS, 'action:', '  label: Find', '  to: /nowhere']);
  expect(check()).toContain(
    'content/dog/en.mdx:1: action links to /nowhere, which is not a page of the site',
  );
});

test('reports a text without front matter', () => {
  mkdirSync(path.join(directory, 'content/dog'), { recursive: true });
  writeFileSync(path.join(directory, 'content/dog/en.mdx'), 'Only words.');
  expect(check()).toEqual(['content/dog/en.mdx:1: no front matter between two lines of ---']);
});

test('reports short texts: guides below 350 words, legal texts below 900', () => {
  write('dog', 'en', 'The owner of the camper waits for you.');
  write('terms', 'en', WORDS.replaceAll('owner', 'guest'), [...FACTS, ...LEGAL]);
  const problems = check().join('\n');
  expect(problems).toMatch(/dog\/en.mdx:\d+: the text has 8 words, at least 350 are needed/);
  expect(problems).toMatch(/terms\/en.mdx:\d+: the text has 425 words, at least 900 are needed/);
});

test.each([
  ['ca', 'es', 'Los propietarios alquilan su vehículo a los viajeros que lo cuidan durante todo el viaje.'],
  ['es', 'ca', 'Els propietaris lloguen el seu vehicle als viatgers que en tenen cura durant tot el viatge.'],
  ['es', 'pt', 'Os proprietários alugam o seu veículo aos viajantes que cuidam dele durante toda a viagem.'],
  ['de', 'en', SENTENCE],
])('reports a text under %s that is written in %s', (language, written, body) => {
  write('dog', language, body);
  expect(check()).toContain(`content/dog/${language}.mdx:10: the text reads like ${written}`);
});

test('reports a translation with other sections, or of another length', () => {
  write('dog', 'en', `${WORDS}\n\n## Where`);
  write('dog', 'de', 'Der Vermieter wartet am Morgen an der Haustür auf Sie.');
  expect(check()).toEqual([
    expect.stringMatching(/^content\/dog\/de.mdx:10: the text is 0.0\d times as long as the English one$/),
    'content/dog/de.mdx:10: the text has 0 sections, the English one 1',
  ]);
});

test('reports a sentence on two pages', () => {
  write('cat', 'en', WORDS);
  write('dog', 'en', WORDS);
  expect(check()).toContain(`content/dog/en.mdx:10: “${SENTENCE} 0.” is in content/cat/en.mdx too`);
});
