import { screen } from '@testing-library/react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';

import { renderScreen } from '@campavia/testing';

import { withMessages } from './with-messages';

const messages = defineMessages<Record<'again' | 'coupon', NoMessageValues>>({
  again: { id: 'room.again', defaultMessage: 'Try again', description: 'Word of the room' },
  coupon: { id: 'part.coupon', defaultMessage: 'Coupon code', description: 'Word of the page' },
});

function Piece({ mark }: { mark: string }) {
  const { formatMessage } = useIntl();
  return (
    <p>
      {formatMessage(messages.again)} {formatMessage(messages.coupon)}
      {mark}
    </p>
  );
}

test('a component has the messages of its folder and those of the page', () => {
  const Translated = withMessages(Piece, { 'room.again': 'Nochmal' });
  renderScreen(<Translated mark="!" />, { site: 'de', messages: { 'part.coupon': 'Gutscheincode' } });
  expect(screen.getByText('Nochmal Gutscheincode!')).toBeVisible();
});
