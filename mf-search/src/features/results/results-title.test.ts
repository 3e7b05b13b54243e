import { createIntl } from 'react-intl';

import { resultsTitle } from './results-title';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

test.each([
  ['DE', 'Deutschland', '391 campers in Germany'],
  ['NL', 'Nederland', '391 campers in the Netherlands'],
])("a country has its name in the reader's language (%s)", (country, place, title) => {
  expect(resultsTitle(intl, { relation: 'in', place, country }, 391)).toBe(title);
});

test('a region has its own name', () => {
  expect(resultsTitle(intl, { relation: 'in', place: 'Bayern' }, 1)).toBe('1 camper in Bayern');
});
