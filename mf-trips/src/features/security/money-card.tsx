import { useIntl } from 'react-intl';

import { formatDecimal } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Badge, H3, Stack, Text } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { CardBox } from '../../components/cards.styles';
import { tripsMessages } from '../../components/trips.messages';
import { useRentalCredits } from '../../data/money/use-rental-credits';
import { daysLeftSoon, lastDayOf, sumCredits } from '../../rules/money/credits-expiry';

import { moneyMessages } from './money.messages';
import { Lines } from './security.styles';

export function MoneyCard() {
  const { formatMessage } = useIntl();
  return (
    <CardBox>
      <H3 as="h2">{formatMessage(moneyMessages.title)}</H3>
      <Lines $gap={4}>
        <div>
          <AddressLink to="account.payins">{formatMessage(tripsMessages.payins)}</AddressLink>
          <Text $tone="soft">{formatMessage(moneyMessages.paymentsText)}</Text>
        </div>
        <CreditLine />
      </Lines>
    </CardBox>
  );
}

function CreditLine() {
  const intl = useIntl();
  const { credits = [] } = useRentalCredits();
  const today = useToday();
  const [first] = credits;
  if (!first) return null;
  const days = daysLeftSoon(first, today);
  const sums = sumCredits(credits).map(({ currency, minor }) =>
    formatMoney(intl, formatDecimal(minor), currency),
  );
  const date = formatPlainDate(intl, lastDayOf(first.expire_at));
  return (
    <Stack $gap={1}>
      <AddressLink to="account.rental-credits">{intl.formatMessage(tripsMessages.rentalCredits)}</AddressLink>
      <Text $tone="soft">{intl.formatMessage(moneyMessages.credit, { amount: sums.join(' + '), date })}</Text>
      {days !== undefined && (
        <div>
          <Badge tone="care" icon={Clock}>
            {intl.formatMessage(moneyMessages.soon, { days })}
          </Badge>
        </div>
      )}
    </Stack>
  );
}
