import { useIntl, type IntlShape } from 'react-intl';

import type { GuestBooking, KilometreSettlement } from '@campavia/contracts';
import { formatDistance, formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Card, H3, Small } from '@campavia/ui';

import { MoneyLines } from '../../trips';

import { conditionMessages } from './condition-section.messages';

export interface SettlementCardProps {
  trip: GuestBooking;
  settlement: KilometreSettlement;
}

/** The kilometres of a trip, line by line. */
export function SettlementCard({ trip, settlement }: SettlementCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { units } = usePlatform().site;
  const { currency, state, owed } = settlement;
  const distance = (km: number) => formatDistance(intl, km, units);
  const money = (amount: string) => formatMoney(intl, amount, currency);
  const included =
    settlement.included_km === null
      ? formatMessage(conditionMessages.unlimited)
      : distance(settlement.included_km);
  return (
    <Card as="section" $isPadded>
      <H3>{formatMessage(conditionMessages.kilometres)}</H3>
      <MoneyLines>
        <Line name={formatMessage(conditionMessages.driven)} value={distance(settlement.driven_km)} />
        <Line name={formatMessage(conditionMessages.included, { days: settlement.days })} value={included} />
        <Line name={formatMessage(conditionMessages.beyond)} value={distance(settlement.beyond_km)} />
        {settlement.beyond_km > 0 && (
          <Line name={formatMessage(conditionMessages.price)} value={money(settlement.price_per_km)} />
        )}
        <div data-total>
          <dt>
            {formatMessage(conditionMessages.total)}
            <InUsed settlement={settlement} />
          </dt>
          <dd>{money(settlement.total)}</dd>
        </div>
        {Number(settlement.charged) > 0 && (
          <Line
            name={formatMessage(conditionMessages[state === 'charged' ? 'charged' : 'charging'])}
            value={money(settlement.charged)}
          />
        )}
        {Number(owed) > 0 && <Line name={formatMessage(conditionMessages.owed)} value={money(owed)} />}
      </MoneyLines>
      {Number(owed) > 0 && (
        <Small as="p" $tone="soft">
          {formatMessage(conditionMessages.owedText, { owner: trip.owner.first_name })}
        </Small>
      )}
    </Card>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function InUsed({ settlement }: Pick<SettlementCardProps, 'settlement'>) {
  const intl = useIntl();
  const { total_used: amount, currency_used: used, currency } = settlement;
  return used === currency ? null : <small>{formatAbout(intl, amount, used)}</small>;
}

/** An amount in the guest's own currency, with the rate of the booking. */
export function formatAbout(intl: IntlShape, amount: string, currency: string): string {
  return intl.formatMessage(conditionMessages.about, { amount: formatMoney(intl, amount, currency) });
}
