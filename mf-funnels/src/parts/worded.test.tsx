import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';

import { renderScreen } from '@campavia/testing';

import { quoteMessages } from './quote.messages';
import { refusalMessages } from './refusal.messages';
import { worded } from './worded';

function Piece() {
  const { formatMessage } = useIntl();
  return (
    <p>
      {formatMessage(refusalMessages.retry, {})} {formatMessage(quoteMessages.couponLabel)}
    </p>
  );
}

test('the steps speak the words of their room and those of the price beside them', () => {
  const Worded = worded(Piece, { 'quote.refused.retry': 'Nochmal' });
  renderScreen(<Worded />, { site: 'de', messages: { 'quote.coupon.label': 'Gutscheincode' } });
  expect(screen.getByText('Nochmal Gutscheincode')).toBeVisible();
});
