import { useIntl } from 'react-intl';

import type { WishlistCamper } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Badge } from '@campavia/ui';
import { CalendarDays, ReceiptText } from '@campavia/ui/icons';

import { searchSimilar, type Trip } from '../../../rules/wishlists/search-similar';

import { listMessages } from './list.messages';
import { CardNews } from './list.styles';

/** Between sentences. */
const SPACE = ' ';

/** Below the card of a camper: that it is taken and until when, or that its price has dropped. */
export function CamperState({ camper, trip }: { camper: WishlistCamper; trip: Trip }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (camper.cheaper_by !== null) {
    const amount = formatMoney(intl, camper.cheaper_by, camper.currency);
    return (
      <CardNews>
        <Badge tone="good" icon={ReceiptText}>
          {formatMessage(listMessages.cheaper, { amount })}
        </Badge>
      </CardNews>
    );
  }
  if (camper.is_free !== false) return null;
  return (
    <CardNews>
      <Badge tone="stop" icon={CalendarDays}>
        {formatMessage(listMessages.taken)}
      </Badge>
      <span>
        {camper.free_from !== null && (
          <>
            {formatMessage(listMessages.freeFrom, {
              date: formatPlainDate(intl, camper.free_from, 'day'),
            })}
            {SPACE}
          </>
        )}
        <AddressLink to="search" search={searchSimilar(camper, trip)}>
          {formatMessage(listMessages.similar)}
        </AddressLink>
      </span>
    </CardNews>
  );
}
