import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SITES, VARIANTS as SITES_WITH_WORDS } from '@campavia/i18n/sites';

import { VARIANTS } from './catalogue.mjs';
import { checkMessages } from './check-messages.mjs';
import { compileMessages } from './compile.mjs';
import { extractMessages } from './extract.mjs';

const DECLARED = `import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'search.home.title', defaultMessage: 'Find a camper', description: 'Title of the page' },
});
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campavia-messages-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function compiled(part: string, language: string) {
  return JSON.parse(readFileSync(path.join(folder, part, 'messages/compiled', `${language}.json`), 'utf8'));
}

const english = {
  'search.home.title': { defaultMessage: 'Find a camper', description: 'Title of the page' },
};

describe('the messages of a part', () => {
  it('are extracted from the sources, with the description for translators', async () => {
    write('src/screens/home/home.messages.ts', DECLARED);
    expect(await extractMessages(folder)).toEqual(english);
  });

  it('keep the line breaks that the sources give them', async () => {
    write('src/home.messages.ts', DECLARED.replace('Find a camper', 'Find a camper.\\nKeep the road.'));
    const { 'search.home.title': title } = await extractMessages(folder);
    expect(title?.defaultMessage).toBe('Find a camper.\nKeep the road.');
  });

  it('are reported as outdated and missing until they are extracted and translated', async () => {
    write('src/home.messages.ts', DECLARED);
    const stale = 'en: search.home.title is stale, run `npm run messages -- extract`';
    expect(await checkMessages(folder)).toContain(stale);
    write('messages/en.json', english);
    for (const language of ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca']) {
      expect(await checkMessages(folder)).toContain(`${language}: search.home.title is missing`);
      write(`messages/${language}.json`, { 'search.home.title': `Start (${language})` });
    }
    expect(await checkMessages(folder)).toEqual([]);
  }, 120_000);

  it('are compiled, in English where a translation is missing', async () => {
    write('mf-search/messages/en.json', english);
    write('mf-search/messages/fr.json', { 'search.home.title': 'Trouver {what}' });
    await compileMessages({
      directory: path.join(folder, 'mf-search'),
      sources: [path.join(folder, 'mf-search')],
    });
    expect(compiled('mf-search', 'fr')['search.home.title']).toEqual([
      { type: 0, value: 'Trouver ' },
      { type: 1, value: 'what' },
    ]);
    expect(compiled('mf-search', 'de')['search.home.title']).toEqual([{ type: 0, value: 'Find a camper' }]);
  });

  it("of a country override those of its language, with that country's typography", async () => {
    write('part/messages/en.json', {
      'a.size': { defaultMessage: 'Size' },
      'a.licence': { defaultMessage: 'Licence?' },
      'a.plus': { defaultMessage: '{count, plural, one {“#”} other {# streets}}' },
    });
    write('part/messages/de.json', {
      'a.size': 'Größe',
      'a.licence': 'Führerschein?',
      'a.plus': '{count, plural, one {„#“} other {# Straßen}}',
    });
    write('part/messages/de-ch.json', { 'a.licence': 'Führerausweis?' });
    write('part/messages/fr.json', { 'a.licence': 'Permis ?' });
    await compileMessages({ directory: path.join(folder, 'part'), sources: [path.join(folder, 'part')] });
    const all = JSON.parse(readFileSync(path.join(folder, 'part/messages/compiled-all.json'), 'utf8'));
    expect(Object.keys(all)).toHaveLength(15);
    const swiss = all['de-ch'];
    expect(swiss['a.size']).toEqual([{ type: 0, value: 'Grösse' }]);
    expect(swiss['a.licence']).toEqual([{ type: 0, value: 'Führerausweis?' }]);
    expect(JSON.stringify(swiss['a.plus'])).toMatch(/«.*».* Strassen/);
    expect(all.de['a.size']).toEqual([{ type: 0, value: 'Größe' }]);
    for (const name of ['fr', 'fr-ch']) {
      expect(all[name]['a.licence']).toEqual([{ type: 0, value: 'Permis\u202f?' }]);
    }
    expect(compiled('part', 'de')).toEqual({ ...all.de, 'de-ch': swiss });
    expect(compiled('part', 'fr')).toEqual(all.fr);
  });

  it('are compiled into the shell if it provides them', async () => {
    write('shell/messages/en.json', { 'shell.menu': { defaultMessage: 'Menu' } });
    write('shared/ui/messages/en.json', { 'ui.close': { defaultMessage: 'Close' } });
    const sources = ['shell', 'shared/ui'].map((name) => path.join(folder, name));
    await compileMessages({ directory: path.join(folder, 'shell'), sources });
    expect(Object.keys(compiled('shell', 'en'))).toEqual(['shell.menu', 'ui.close']);
  });

  it('of a folder of a shared part are compiled into the parts that include it', async () => {
    write('shared/parts/src/price/messages/en.json', { 'price.total': { defaultMessage: 'Total' } });
    write('shared/parts/src/price/messages/fr.json', { 'price.total': 'Total à payer' });
    write('part/messages/en.json', { 'part.title': { defaultMessage: 'Title' } });
    write('part/messages/includes.json', ['../shared/parts/src/price']);
    const part = path.join(folder, 'part');
    await compileMessages({ directory: part, sources: [part] });
    expect(Object.keys(compiled('part', 'en'))).toEqual(['part.title', 'price.total']);
    expect(compiled('part', 'fr')['price.total']).toEqual([{ type: 0, value: 'Total à payer' }]);
  });

  it('are not in the part if a folder has its own catalogue', async () => {
    write('shell/src/menu.messages.ts', DECLARED);
    write('shell/src/mixer/panel.messages.ts', DECLARED.replace('search.home.title', 'mixer.title'));
    write('shell/src/mixer/messages/en.json', { 'mixer.title': { defaultMessage: 'Mixer' } });
    write('shell/messages/en.json', english);
    const shell = path.join(folder, 'shell');
    expect(Object.keys(await extractMessages(shell))).toEqual(['search.home.title']);
    expect(Object.keys(await extractMessages(path.join(shell, 'src/mixer')))).toEqual(['mixer.title']);
    await compileMessages({ directory: shell, sources: [shell] });
    expect(Object.keys(compiled('shell', 'de'))).toEqual(['search.home.title']);
    expect(Object.keys(compiled('shell/src/mixer', 'mixer/de'))).toEqual(['mixer.title']);
  }, 60_000);

  it('of a feature are not in its part, and have the prefix that the feature names', async () => {
    write('mf-a/src/features/reviews/list.messages.ts', DECLARED);
    write('mf-a/src/features/reviews/messages/en.json', english);
    write('mf-a/src/menu.messages.ts', DECLARED.replace('search.home.title', 'menu.title'));
    const part = path.join(folder, 'mf-a');
    const feature = path.join(part, 'src/features/reviews');
    expect(Object.keys(await extractMessages(part))).toEqual(['menu.title']);
    expect(await checkMessages(feature)).toContain('en: search.home.title must begin with reviews.');
    writeFileSync(path.join(feature, 'messages/prefix.json'), '"search"');
    expect(await checkMessages(feature)).not.toContainEqual(expect.stringContaining('must begin'));
    await compileMessages({ directory: part, sources: [part] });
    expect(Object.keys(compiled('mf-a/src/features/reviews', 'reviews/de'))).toEqual(['search.home.title']);
  }, 60_000);

  it('of a folder inside a feature are not in the feature nor in its part', async () => {
    const inside = 'mf-a/src/features/reviews/thanks';
    write(`${inside}/thanks.messages.ts`, DECLARED.replace('search.home.title', 'thanks.title'));
    write(`${inside}/messages/en.json`, { 'thanks.title': { defaultMessage: 'Thank you' } });
    write(
      'mf-a/src/features/reviews/list.messages.ts',
      DECLARED.replace('search.home.title', 'reviews.title'),
    );
    write('mf-a/src/features/reviews/messages/en.json', { 'reviews.title': { defaultMessage: 'Reviews' } });
    write('mf-a/src/menu.messages.ts', DECLARED.replace('search.home.title', 'menu.title'));
    const part = path.join(folder, 'mf-a');
    const folders = [part, path.join(part, 'src/features/reviews'), path.join(folder, inside)];
    const found = await Promise.all(folders.map(extractMessages));
    expect(found.map(Object.keys)).toEqual([['menu.title'], ['reviews.title'], ['thanks.title']]);
    await compileMessages({ directory: part, sources: [part] });
    expect(Object.keys(compiled('mf-a/src/features/reviews', 'reviews/de'))).toEqual(['reviews.title']);
    expect(Object.keys(compiled(inside, 'thanks/de'))).toEqual(['thanks.title']);
  }, 120_000);

  it('of such a folder are checked like those of a part, and their prefix too', async () => {
    write('shell/src/menu.messages.ts', DECLARED.replace('search.home.title', 'mixer.menu'));
    write('shell/src/mixer/panel.messages.ts', DECLARED);
    write('shell/src/mixer/messages/en.json', english);
    const shell = path.join(folder, 'shell');
    expect(await checkMessages(shell)).toContain(
      'en: mixer.menu belongs into src/mixer, which has its own catalogue',
    );
    expect(await checkMessages(path.join(shell, 'src/mixer'))).toEqual(
      expect.arrayContaining([
        'en: search.home.title must begin with mixer.',
        'fr: search.home.title is missing',
      ]),
    );
  }, 60_000);
});

test('the countries with their own texts are those of the sites, each for its language', () => {
  const known = SITES_WITH_WORDS.map((name) => [name, SITES.find(({ locale }) => locale === name)?.language]);
  expect(VARIANTS).toEqual(Object.fromEntries(known));
});
