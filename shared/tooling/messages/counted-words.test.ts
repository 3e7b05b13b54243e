import { readdirSync } from 'node:fs';
import path from 'node:path';

import { CATALOGUES, readSiteCatalogue, catalogueFoldersOf, VARIANTS } from './catalogue.mjs';
import { COUNTS_WITHOUT_PLURAL, checkCounts } from './check-counts.mjs';

const ROOT = path.resolve(__dirname, '../../..');

function catalogueFolders(): string[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const packages = ['shell', 'shared/ui', 'shared/parts', ...remotes].map((name) => path.join(ROOT, name));
  return packages.flatMap((folder) => [folder, ...catalogueFoldersOf(folder)]);
}

function problemsOf(text: string, { id = 'a.b', language = 'en' } = {}): string[] {
  return checkCounts({ id, language, text });
}

test.each(CATALOGUES)('every count has its plural forms in %s', (name) => {
  const variants: Record<string, string> = VARIANTS;
  const language = variants[name] ?? name;
  const wrong = catalogueFolders().flatMap((folder) =>
    Object.entries(readSiteCatalogue(folder, name)).flatMap(([id, text]) =>
      checkCounts({ id, language, text }).map((problem) => `${id} ${problem}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Until {days, number} days before', 'en'],
  ['Use {count} characters or more', 'en'],
  ['{choice, select, many {{seats, number} seats} other {One seat}}', 'en'],
  ['{hour} · {days, plural, one {# day, {beds, number} beds} other {# days, {beds, number} beds}}', 'en'],
  ['{seats, plural, other {# seats}}', 'en'],
  ['{seats, plural, one {# Sitz} few {# Sitze} other {# Sitze}}', 'de'],
  ['{seats, plural, other {# places}}', 'fr'],
])('a count without its plural forms is reported: %s', (text, language) => {
  expect(problemsOf(text, { language })).not.toEqual([]);
});

test.each([
  ['{seats, plural, =0 {No seat} one {# seat} other {# seats}}', 'en'],
  ['{seats, plural, one {# place} many {# de places} other {# places}}', 'fr'],
  ['Built in {year, number, ::group-off}, {share, number, ::percent scale/0.01} booked', 'en'],
  ['{count, plural, one {{figure} camper} other {{figure} campers}}', 'en'],
  ['Pay {amount} by {day}', 'en'],
])('years, percentages, prices and spelled-out numbers are accepted: %s', (text, language) => {
  expect(problemsOf(text, { language })).toEqual([]);
});

test('an exception applies only to its message, and only while the message needs it', () => {
  expect(problemsOf('{index, number} / {count, number}', { id: 'ui.gallery.counter' })).toEqual([]);
  expect(problemsOf('{index, number} / {count, number}', { id: 'ui.gallery.other' })).toHaveLength(2);
  const folders = [...catalogueFolders(), path.join(ROOT, 'api')];
  const english: Record<string, string> = Object.assign(
    {},
    ...folders.map((folder) => readSiteCatalogue(folder, 'en')),
  );
  const unneeded = Object.keys(COUNTS_WITHOUT_PLURAL).filter(
    (id) => checkCounts({ id: `${id}*`, language: 'en', text: english[id] ?? '' }).length === 0,
  );
  expect(unneeded).toEqual([]);
});

test.each(['de', 'fr', 'en'])('the label beside the rating begins with its number in %s', (name) => {
  const texts = readSiteCatalogue(path.join(ROOT, 'shell/src/features/footer'), name);
  for (const id of ['footer.reviews', 'footer.shop-reviews']) expect(texts[id]).toMatch(/^\{count, plural, /);
});
