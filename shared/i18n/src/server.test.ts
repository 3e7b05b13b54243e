import { createServerIntl, languageOf, siteOfTag } from './server';
import { siteOf, type Site } from './sites';

describe('languageOf', () => {
  it.each([
    ['fr-BE', 'fr'],
    ['pt', 'pt'],
    ['ca-ES', 'ca'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.2, it;q=0.7', 'it'],
    ['ja, nl;q=0.5', 'nl'],
    ['ja', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [',;q=;;,'.repeat(1000), 'en'],
  ])('resolves %j to %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('siteOfTag', () => {
  it.each([
    ['fr-CH', 'fr-ch'],
    ['pt', 'pt-pt'],
    ['de', 'de'],
    ['xx', 'en-us'],
  ])('resolves %s to the site %s', (tag, locale) => {
    expect(siteOfTag(tag).locale).toBe(locale);
  });
});

describe('createServerIntl', () => {
  const unknown = { id: 'unknown', defaultMessage: 'Nearly' };
  const greeting = { id: 'greeting' };
  const german = siteOf('de') as Site;

  it('formats messages in the language of the site', () => {
    const intl = createServerIntl(german, {
      greeting: 'Hallo {name}, {count, plural, one {# Tag} other {# Tage}}',
    });
    expect(intl.formatMessage(greeting, { name: 'Claire', count: 2 })).toBe('Hallo Claire, 2 Tage');
  });

  it('falls back to the default message without logging', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const intl = createServerIntl(german, {});
    expect(intl.formatMessage(unknown)).toBe('Nearly');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
