import { createIntl } from 'react-intl';

import { formatField } from './format-field';

const intl = createIntl({ locale: 'en-IE', onError: () => undefined });
const NO_BREAK_SPACE = '\u00a0';

test('the date of registration has no weekday and stays on one line', () => {
  const date = formatField(intl, { name: 'date', value: '2015-09-30', currency: 'EUR' });
  expect(date).toBe(['30', 'Sept', '2015'].join(NO_BREAK_SPACE));
});
