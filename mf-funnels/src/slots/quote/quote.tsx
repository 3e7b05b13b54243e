import { useIntl } from 'react-intl';

import { useLocation, type SlotProps } from '@campavia/remote-kit';
import { Text } from '@campavia/ui';

import { parseTrip } from '../../rules/trip-of-query';
import { QuoteBox } from './quote-box';
import { quoteMessages } from '../../components/quote.messages';

export function Quote({ camperId }: SlotProps['listing.quote']) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const trip = parseTrip(search);
  if (trip) return <QuoteBox camperId={camperId} trip={trip} />;
  return (
    <Text $tone="soft">
      <a href="#dates">{formatMessage(quoteMessages.chooseDates)}</a>
    </Text>
  );
}
