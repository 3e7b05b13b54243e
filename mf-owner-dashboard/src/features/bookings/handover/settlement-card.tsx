import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { KilometreSettlement, OwnerBooking } from '@campavia/contracts';
import { formatDistance, formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Card, H3, Small, Stack } from '@campavia/ui';

import { settlementMessages } from './settlement.messages';

const Lines = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }
  > div[data-total] {
    border-bottom: 1.5px solid var(--pine-900);
    font-weight: 700;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    flex: none;
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

export interface SettlementCardProps {
  booking: OwnerBooking;
  settlement: KilometreSettlement;
}

/** The kilometres of a trip, the charge to the deposit, and the guest's debt. */
export function SettlementCard({ booking, settlement }: SettlementCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { units } = usePlatform().site;
  const { currency, state, owed, charged } = settlement;
  const distance = (km: number) => formatDistance(intl, km, units);
  const money = (amount: string) => formatMoney(intl, amount, currency);
  const { included_km: included } = settlement;
  const isOwed = Number(owed) > 0;
  return (
    <Card as="section" $isPadded>
      <Stack $gap={3}>
        <H3>{formatMessage(settlementMessages.kilometres)}</H3>
        <Lines>
          <Line name={formatMessage(settlementMessages.driven)} value={distance(settlement.driven_km)} />
          <Line
            name={formatMessage(settlementMessages.included, { days: settlement.days })}
            value={included === null ? formatMessage(settlementMessages.unlimited) : distance(included)}
          />
          {settlement.beyond_km > 0 && (
            <>
              <Line name={formatMessage(settlementMessages.beyond)} value={distance(settlement.beyond_km)} />
              <Line name={formatMessage(settlementMessages.price)} value={money(settlement.price_per_km)} />
            </>
          )}
          {state !== 'nothing' && (
            <div data-total>
              <dt>{formatMessage(settlementMessages.total)}</dt>
              <dd>{money(settlement.total)}</dd>
            </div>
          )}
          {Number(charged) > 0 && (
            <Line
              name={formatMessage(settlementMessages[state === 'charged' ? 'charged' : 'charging'])}
              value={money(charged)}
            />
          )}
          {isOwed && <Line name={formatMessage(settlementMessages.owed)} value={money(owed)} />}
        </Lines>
        {state === 'nothing' && <Small as="p">{formatMessage(settlementMessages.nothing)}</Small>}
        {isOwed && (
          <Small as="p" $tone="soft">
            {formatMessage(settlementMessages.owedText, { guest: booking.guest.first_name })}
          </Small>
        )}
      </Stack>
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
