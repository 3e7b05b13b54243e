import { DOCUMENT_REFUSALS, DOCUMENT_TYPES, shownRefusal } from '@campavia/domain';
import { LANGUAGES } from '@campavia/i18n/sites';

import { documentTexts, translateDocument, type DocumentTextId } from './document-texts';

const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(LANGUAGES)('all messages about documents exist in %s, with the same values', (language) => {
  const [english, translated] = [documentTexts.en, documentTexts[language]];
  expect(Object.keys(translated)).toEqual(Object.keys(english));
  for (const [id, text] of Object.entries(translated)) {
    expect(text.trim()).not.toBe('');
    expect([id, argumentsOf(text)]).toEqual([id, argumentsOf(english[id as DocumentTextId])]);
  }
});

test('every type of document and every reason has a name', () => {
  const needed = [
    ...DOCUMENT_TYPES.map((type) => `type_${type}`),
    ...DOCUMENT_REFUSALS.map((reason) => `reason_${shownRefusal(reason)}`),
  ];
  expect(needed.filter((id) => !(id in documentTexts.en))).toEqual([]);
  expect(translateDocument('de', 'mail_expiring_subject', { document: 'X', date: 'Y' })).toBe(
    'X: läuft am Y ab',
  );
});
