import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, catalogueFoldersOf, VARIANTS } from './catalogue.mjs';

const ROOT = path.resolve(__dirname, '../../..');

/** Words of a language that a country does not use: its own catalogue must replace them in every message. */
const NOT_USED = {
  'en-us':
    /(?<!\{)\b(cancelled|cancelling|kilometres?|metres|travelling|travellers?|instalments?|centre|licence|tyres?|cheque|petrol|satnav|motorhomes?|postcode|tick)\b(?! \{)/i,
  'de-at':
    /(Zulassungsbescheinigung|Hauptuntersuchung|USt-IdNr|Umsatzsteuer-ID|Handelsregister|Reiserücktritt)/,
  'de-ch':
    /(Führerschein|Fahrr[aä]d|Personalausweis|Zulassungsbescheinigung|Hauptuntersuchung|USt-IdNr|Umsatzsteuer-ID|Mobilnummer|Postleitzahl|Reiserücktritt)/,
  'fr-ch':
    /\b(certificat d’immatriculation|contrôle technique|extrait d’immatriculation|remises?(?! des clés| et de restitution| le)(?=[ :]|$))\b/i,
  'nl-be':
    /\b(borg|eigen ?risico\w*|magnetron|kentekenbewijs|handelsregister|periodieke keuring|mobiel nummer|mobiele telefoon)\b/i,
  'it-ch': /\b(patente|carta di circolazione|visura camerale|partita iva|codice fiscale)\b/i,
};

type Texts = { [id: string]: string | Texts };

function readSiteCatalogue(file: string): Texts {
  return readJson(file, {}) as Texts;
}

/** Texts by id; English ones with their descriptions for translators. */
function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([id, text]): [string, string][] => {
    if (typeof text === 'string') return [[prefix + id, text]];
    if (typeof text.defaultMessage === 'string') return [[prefix + id, text.defaultMessage]];
    return flatten(text, `${prefix}${id}.`);
  });
}

/** The messages of a language with a word that the country does not use and that its catalogue does not replace. */
function findTermsOfOtherCountries(language: Texts, country: Texts, notUsed: RegExp): string[] {
  const own = Object.fromEntries(flatten(country));
  return flatten(language)
    .map(([id, text]) => [id, own[id] ?? text] as const)
    .filter(([, text]) => notUsed.test(text))
    .map(([id, text]) => `${id}: ${text}`);
}

/** Kinds of texts of the api, each in its own folder. */
function textKinds(): string[] {
  const entries = readdirSync(path.join(ROOT, 'api/messages'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Folders of catalogues: of the packages and the folders in them, and of the api's kinds of texts. */
function catalogueFolders(): string[] {
  const parts = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const packages = ['shell', 'shared/ui', 'shared/parts', ...parts].map((part) => path.join(ROOT, part));
  const kinds = ['.', ...textKinds()];
  return [
    ...packages
      .flatMap((folder) => [folder, ...catalogueFoldersOf(folder)])
      .map((folder) => path.join(folder, 'messages')),
    ...kinds.map((kind) => path.join(ROOT, 'api/messages', kind)),
  ];
}

test('a message with a word that the country does not use is reported, unless the country replaces it', () => {
  const dutch = { deposit: 'Borg', letter: { subject: 'De borg voor {camper}', body: 'Tot dan' } };
  const { 'nl-be': notUsed } = NOT_USED;
  expect(findTermsOfOtherCountries(dutch, { deposit: 'Waarborg' }, notUsed)).toEqual([
    'letter.subject: De borg voor {camper}',
  ]);
  const belgian = { deposit: 'Waarborg', letter: { subject: 'De waarborg voor {camper}' } };
  expect(findTermsOfOtherCountries(dutch, belgian, notUsed)).toEqual([]);
});

test.each(Object.entries(NOT_USED))('the texts of %s contain no word of another country', (site, notUsed) => {
  const found = catalogueFolders().flatMap((folder) => {
    const [language, country] = [site.slice(0, 2), site].map((name) =>
      readSiteCatalogue(path.join(folder, `${name}.json`)),
    );
    return findTermsOfOtherCountries(language!, country!, notUsed);
  });
  expect(found).toEqual([]);
});

test('the api uses every text of a country in place of that of its language', () => {
  const sources = readdirSync(path.join(ROOT, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(ROOT, 'api/src', name), 'utf8'))
    .join('');
  const own = ['.', ...textKinds()].flatMap((kind) =>
    readdirSync(path.join(ROOT, 'api/messages', kind))
      .filter((name) => Object.hasOwn(VARIANTS, name.replace('.json', '')))
      .map((name) => path.posix.join('messages', kind, name)),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => !sources.includes(`/${file}'`))).toEqual([]);
});
