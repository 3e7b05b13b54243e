import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatOptionName } from '@campavia/parts/price-breakdown';
import { H2, Small, Text } from '@campavia/ui';

import { OnlineLink } from '../../../components/offline/online-link';

import { AsideCard } from '../details/trip.styles';
import { camperMessages } from './camper.messages';

export function TripCamper({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const { camper, options, km, travelers } = trip;
  const names = options.map((option) => formatOptionName(intl, option));
  const deposit = formatMoney(intl, trip.deposit, trip.deposit_currency);
  const room = { seats: camper.seatbelts, beds: camper.beds, travellers: travelers };
  return (
    <AsideCard>
      <H2>{intl.formatMessage(camperMessages.camper)}</H2>
      <Text>{camper.title}</Text>
      <Small as="p" $tone="soft">
        {intl.formatMessage(camperMessages.room, room)}
      </Small>
      <Small as="p" $tone="soft">
        {intl.formatMessage(camperMessages.km, { km })}
      </Small>
      {names.length > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(camperMessages.withIt, { options: intl.formatList(names) })}
        </Small>
      )}
      {Number(trip.deposit) > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(camperMessages.deposit, { amount: deposit })}
        </Small>
      )}
      {camper.has_page && (
        <Small data-not-printed>
          <OnlineLink to="listing" params={{ id: camper.id }}>
            {intl.formatMessage(camperMessages.page)}
          </OnlineLink>
        </Small>
      )}
    </AsideCard>
  );
}
