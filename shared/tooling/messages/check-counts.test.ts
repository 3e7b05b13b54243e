import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkCounts } from './check-counts.mjs';
import { checkTexts } from './check-messages.mjs';

const problemsOf = (text: string, language = 'en', id = 'a.title') => checkCounts({ id, language, text });

it.each(['{count} days', '{days, number} days before', '{x, select, a {{hours} hours} other {}}', '{limit}'])(
  'reports a count without a plural: %s',
  (text) => {
    expect(problemsOf(text).join()).toContain('without a plural');
  },
);

it('reports a plural without a form of the language', () => {
  expect(problemsOf('{count, plural, other {# days}}')).toEqual([
    'has {count} without the plural form “one”',
  ]);
  expect(problemsOf('{count, plural, one {# dia} other {# dies}}', 'ca')).toEqual([]);
});

it('accepts numbers without a noun, names and amounts', () => {
  expect(problemsOf('Enter {limit} or more.', 'en', 'field_at_least')).toEqual([]);
  expect(problemsOf('{name} pays {amount} for booking {id}')).toEqual([]);
});

describe('texts that are not declared by components', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, texts: object) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(texts));

  it('are compared with English, and checked for plurals like messages', () => {
    for (const name of ['es', 'it', 'nl', 'pt', 'ca']) {
      write(name, { full: '{limit, plural, one {# p} other {# ps}}', letter: { body: '{amount}' } });
    }
    write('en', { full: '{limit, plural, one {# page} other {# pages}}', letter: { body: 'Pay {amount}' } });
    write('de', { full: '{limit} Seiten', letter: { body: 'Zahlen Sie {sum}' } });
    write('nl-be', { letter: { body: 'Betaal {amount' } });
    write('fr', { other: 'Payez', letter: { body: 'Payez {amount} % !' } });
    expect(checkTexts(folder)).toEqual([
      expect.stringMatching(/^fr: full is missing/),
      expect.stringMatching(/^fr: letter.body contains a percent sign/),
      expect.stringMatching(/^fr: other is not in the sources/),
      expect.stringMatching(/^de: full takes \(argument limit\) where English takes \(plural limit\)/),
      expect.stringMatching(/^de: letter.body takes \(argument sum\)/),
      expect.stringMatching(/^nl-be: letter.body is not a message/),
    ]);
  });

  it('have every plural form', () => {
    write('en', { full: '{limit} pages' });
    for (const name of ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca']) {
      write(name, { full: '{limit} p' });
    }
    expect(checkTexts(folder)).toContainEqual(
      expect.stringContaining('en: full counts {limit} without a plural'),
    );
  });
});
