import { useIntl } from 'react-intl';

import type { GuestBooking, UpgradeList } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatRequestLineName } from '@campavia/parts/price-breakdown';

import { perDayOf } from '../../rules/price-difference';

import { PriceRows } from './upgrade.styles';
import { upgradeMessages } from './upgrade.messages';

export interface OfferPriceProps {
  trip: GuestBooking;
  offer: UpgradeList['offers'][number];
}

/** The price of an upgrade, line by line, and per day. */
export function OfferPrice({ trip, offer }: OfferPriceProps) {
  const intl = useIntl();
  const { days, km, insurance } = trip;
  const money = (amount: string) => formatMoney(intl, amount, offer.currency);
  return (
    <PriceRows aria-label={intl.formatMessage(upgradeMessages.price)}>
      {offer.lines.map(({ code, amount }) => {
        const each = perDayOf(amount, days);
        return (
          <div key={code}>
            <dt>
              {formatRequestLineName(intl, code, { days, km, insurance: insurance.slug })}
              {each && (
                <small>{intl.formatMessage(upgradeMessages.times, { days, amount: money(each) })}</small>
              )}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        );
      })}
      <div data-total>
        <dt>{intl.formatMessage(upgradeMessages.total)}</dt>
        <dd>
          {Number(offer.price_total) === 0
            ? intl.formatMessage(upgradeMessages.included)
            : money(offer.price_total)}
        </dd>
      </div>
    </PriceRows>
  );
}
