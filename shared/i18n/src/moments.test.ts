import { formatMoment } from './moments';
import { createServerIntl } from './server';
import { siteOf, type Site } from './sites';

const MOMENT = Date.UTC(2027, 2, 18, 8, 8);
const SUMMER = Date.UTC(2027, 6, 18, 8, 8);

function formatted(locale: string, timeZone: string, readerZone: string, ms = MOMENT): string {
  return formatMoment(createServerIntl(siteOf(locale) as Site, {}), ms, timeZone, readerZone);
}

describe('a moment of a trip', () => {
  it.each([
    ['en-gb', 'Thu 18\u00a0March at 09:08\u00a0(France)'],
    ['en-ie', 'Thu, 18\u00a0March at 09:08\u00a0(France)'],
    ['fr', 'jeu. 18\u00a0mars à 09:08\u00a0(France)'],
    ['de', 'Do., 18.\u00a0März um 09:08\u00a0(Frankreich)'],
    ['es', 'jue, 18\u00a0de\u00a0marzo, 09:08\u00a0(Francia)'],
    ['it', 'gio 18\u00a0marzo alle ore 09:08\u00a0(Francia)'],
    ['nl', 'do 18\u00a0maart om 09:08\u00a0(Frankrijk)'],
    ['pt-pt', 'quinta, 18\u00a0de\u00a0março às 09:08\u00a0(França)'],
    ['ca', 'dj., 18\u00a0de\u00a0març, a les 09:08\u00a0(França)'],
  ])('names the country on %s for a reader in Ireland', (locale, expected) => {
    expect(formatted(locale, 'Europe/Paris', 'Europe/Dublin')).toBe(expected);
  });

  it("names no country if the reader's clock shows the same time", () => {
    expect(formatted('en-ie', 'Europe/Paris', 'Europe/Paris')).toBe('Thu, 18\u00a0March at 09:08');
    expect(formatted('es', 'Europe/Paris', 'Europe/Madrid')).toBe('jue, 18\u00a0de\u00a0marzo, 09:08');
    expect(formatted('en-ie', 'Europe/Lisbon', 'Europe/Dublin', SUMMER)).toBe('Sun, 18\u00a0July at 09:08');
  });

  it('names it if the time is the same and the day is not', () => {
    expect(formatted('en-ie', 'Pacific/Kiritimati', 'Pacific/Honolulu')).toMatch(/22:08\u00a0\(.+\)$/);
  });

  it('names the zone if no site has it', () => {
    expect(formatted('en-ie', 'Atlantic/Azores', 'Europe/Dublin')).toBe(
      'Thu, 18\u00a0March at 07:08\u00a0(Azores Time)',
    );
  });

  it('uses the zone of the browser', () => {
    const intl = createServerIntl(siteOf('en-ie') as Site, {});
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(formatMoment(intl, MOMENT, timeZone)).not.toContain('(');
    expect(formatMoment(intl, MOMENT, 'Pacific/Auckland')).toContain('(New Zealand Time)');
  });
});
