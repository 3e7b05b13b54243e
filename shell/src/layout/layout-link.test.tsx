import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';

import { renderScreen } from '@campavia/testing';

import { LayoutLink } from './layout-link';

const { label } = defineMessages({
  label: { id: 'test.link', defaultMessage: 'Campers for sale', description: 'A link of this test' },
});

const TO_SALES = { label, route: 'sales' };
const routing = { sales: 'https://sales.campavia.test/' };
const reported = jest.fn();

beforeEach(() => {
  reported.mockReset();
  Object.assign(window, { reportError: reported });
});

test('a link without a translation is shown in English, and reported once', () => {
  const { rerender } = renderScreen(<LayoutLink target={TO_SALES} />, { site: 'fr', platform: { routing } });
  rerender(<LayoutLink target={TO_SALES} />);
  expect(screen.getByRole('link', { name: 'Campers for sale' })).toHaveAttribute('href', routing.sales);
  expect(reported.mock.calls).toEqual([
    [
      expect.objectContaining({
        reportedAs: 'i18n_untranslated_link',
        message: expect.stringContaining('test.link'),
      }),
    ],
  ]);
});

test.each([
  ['has words in the language', { site: 'fr', messages: { 'test.link': 'Vans à vendre' } }, routing],
  ['is read in English', { site: 'en-ie' }, routing],
  ['has no target and is not shown', { site: 'fr' }, {}],
])('a link that %s is not reported', (_, options, known) => {
  renderScreen(<LayoutLink target={TO_SALES} />, { ...options, platform: { routing: known } });
  expect(reported).not.toHaveBeenCalled();
});
