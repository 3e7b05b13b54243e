import { checkCatalogues, checkExtraction, checkOverlay } from './check-catalogues.mjs';

const english = {
  'a.title': 'Find a camper',
  'a.count': '{count, plural, one {# camper} other {# campers}}',
  'a.code': '{code}',
};

const french = {
  'a.title': 'Trouver un camping-car',
  'a.count': '{count, plural, one {# camping-car} many {# de camping-cars} other {# camping-cars}}',
  'a.code': '{code}',
};

function problemsOf(over: Record<string, string | undefined>, reasons: Record<string, string> = {}) {
  const entries = Object.entries({ ...french, ...over }).filter(([, text]) => text !== undefined);
  const translations = { fr: Object.fromEntries(entries) as Record<string, string> };
  return checkCatalogues({ english, translations, reasons: { fr: reasons } });
}

describe('checking translations', () => {
  it('accepts other plural forms and arguments without words', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('reports a missing message', () => {
    expect(problemsOf({ 'a.title': undefined })).toEqual(['fr: a.title is missing']);
  });

  it('reports a message without a declaration', () => {
    expect(problemsOf({ 'a.gone': 'Parti' })).toEqual(['fr: a.gone is not in the sources']);
  });

  it('reports an argument that English does not have', () => {
    expect(problemsOf({ 'a.title': 'Trouver {what}' })).toEqual([
      'fr: a.title takes (argument what) where English takes ()',
    ]);
  });

  it('reports an argument that is missing inside a plural', () => {
    expect(problemsOf({ 'a.count': 'des camping-cars' })).toEqual([
      'fr: a.count takes () where English takes (plural count)',
    ]);
  });

  it('reports text left in English', () => {
    expect(problemsOf({ 'a.title': 'Find a camper' })).toEqual([
      'fr: a.title equals English, and same-as-english.json gives no reason',
    ]);
  });

  it('accepts text equal to English for a reason', () => {
    expect(problemsOf({ 'a.title': 'Find a camper' }, { 'a.title': 'A slogan' })).toEqual([]);
  });

  it('reports a reason that no longer applies', () => {
    expect(problemsOf({}, { 'a.title': 'A slogan' })).toEqual([
      'fr: a.title differs from English, yet same-as-english.json gives a reason',
    ]);
  });

  it('reports text that is not a valid message', () => {
    expect(problemsOf({ 'a.title': 'Trouver {' })[0]).toMatch(/^fr: a\.title is not a message/);
  });
});

describe('checking the English catalogue', () => {
  const committed = { 'a.title': { defaultMessage: 'Find a camper', description: 'Title' } };

  it('accepts the catalogue of the declared messages', () => {
    expect(checkExtraction({ ...committed }, committed)).toEqual([]);
  });

  it('reports text, descriptions and ids that changed in the sources', () => {
    const extracted = { 'a.title': { defaultMessage: 'Find a van', description: 'Title' } };
    expect(checkExtraction(extracted, committed)).toHaveLength(1);
    expect(checkExtraction({}, committed)).toHaveLength(1);
    expect(checkExtraction({ ...committed, 'a.new': { defaultMessage: 'New' } }, committed)).toHaveLength(1);
  });
});

describe('checking the texts of a country', () => {
  const language = { 'a.licence': 'Führerschein', 'a.age': 'Führerschein seit {years}' };

  function overlaid(overlay: Record<string, string>) {
    return checkOverlay({ name: 'de-ch', language, overlay });
  }

  it('accepts a different text with the same arguments', () => {
    expect(overlaid({ 'a.age': 'Führerausweis seit {years}' })).toEqual([]);
  });

  it('reports texts that the language lacks, has alike, or has with other arguments', () => {
    expect(overlaid({ 'a.gone': 'Velo' })).toEqual(['de-ch: a.gone is not in the language']);
    expect(overlaid({ 'a.licence': 'Führerschein' })).toEqual([
      'de-ch: a.licence equals the text of the language',
    ]);
    expect(overlaid({ 'a.age': 'Führerausweis' })).toEqual([
      'de-ch: a.age takes () where the language takes (argument years)',
    ]);
  });
});
