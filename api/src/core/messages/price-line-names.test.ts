import { PRICE_LINES } from '@campavia/domain';
import { LANGUAGES } from '@campavia/i18n/sites';

import { nameOfPriceLine, priceLineNames } from './price-line-names';

test.each(LANGUAGES)('every line of a price has a name in %s', (language) => {
  for (const line of PRICE_LINES) expect(priceLineNames[language]).toHaveProperty(line);
  const names = PRICE_LINES.map((line) => nameOfPriceLine(language, line));
  expect(new Set(names).size).toBe(PRICE_LINES.length);
});

test('a line of a later change is named as an addition', () => {
  expect(nameOfPriceLine('en', 'day_slide')).toBe(priceLineNames.en.added);
  expect(nameOfPriceLine('en', 'constructor')).toBe(priceLineNames.en.added);
});
