import { useIntl } from 'react-intl';

import type { Moneybox } from '@campavia/contracts';
import { CREDIT_EMAIL_DAYS, formatDecimal } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { SignedIn } from '@campavia/parts/signed-in';
import { Navigate, pathOf, useToday } from '@campavia/remote-kit';
import { Badge, FailurePanel, Row, Skeleton, Small, Stack, Strong, Text } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { tripsMessages } from '../../components/trips.messages';
import { useRentalCredits } from '../../data/money/use-rental-credits';
import { daysLeftSoon, lastDayOf, sumCredits } from '../../rules/money/credits-expiry';

import { creditsMessages } from './credits.messages';
import { MoneyPage } from './money-page';
import { Credit, Credits, Sums } from './money.styles';

export function RentalCreditsScreen() {
  return <SignedIn>{() => <RentalCredits />}</SignedIn>;
}

function RentalCredits() {
  const { formatMessage } = useIntl();
  const { credits, hasFailed, isRetrying, retry } = useRentalCredits();
  if (credits?.length === 0) return <Navigate to={pathOf('account') ?? '/'} replace />;
  return (
    <MoneyPage
      title={formatMessage(tripsMessages.rentalCredits)}
      lead={formatMessage(creditsMessages.lead)}
      isReady={credits !== undefined || hasFailed}
    >
      {credits && <CreditList credits={credits} />}
      {hasFailed && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(creditsMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!credits && !hasFailed && (
        <Stack $gap={6} aria-hidden="true">
          <Skeleton $height="5.5rem" />
          <Skeleton $height="6rem" />
        </Stack>
      )}
    </MoneyPage>
  );
}

function CreditList({ credits }: { credits: Moneybox[] }) {
  const intl = useIntl();
  return (
    <>
      <Sums>
        {sumCredits(credits).map(({ currency, minor }) => (
          <div key={currency}>
            <dt>{intl.formatMessage(creditsMessages.available)}</dt>
            <dd>{formatMoney(intl, formatDecimal(minor), currency)}</dd>
          </div>
        ))}
      </Sums>
      <Credits>
        {credits.map((credit) => (
          <CreditLine key={credit.id} credit={credit} />
        ))}
      </Credits>
      <Small as="p" $tone="soft">
        {[
          intl.formatMessage(creditsMessages.order),
          intl.formatMessage(creditsMessages.told, { days: CREDIT_EMAIL_DAYS }),
        ].join(' ')}
      </Small>
    </>
  );
}

function CreditLine({ credit }: { credit: Moneybox }) {
  const intl = useIntl();
  const { balance, amount, currency, reason, expire_at: end } = credit;
  const days = daysLeftSoon(credit, useToday());
  return (
    <Credit>
      <div>
        <Row $gap={2} $align="baseline">
          <Strong>{formatMoney(intl, balance, currency)}</Strong>
          {balance !== amount && (
            <Small $tone="soft">
              {intl.formatMessage(creditsMessages.of, { amount: formatMoney(intl, amount, currency) })}
            </Small>
          )}
        </Row>
        <Text $tone="soft">
          {[
            intl.formatMessage(creditsMessages[reason]),
            intl.formatMessage(creditsMessages.until, { date: formatPlainDate(intl, lastDayOf(end)) }),
          ].join(' · ')}
        </Text>
      </div>
      {days !== undefined && (
        <Badge tone="care" icon={Clock}>
          {intl.formatMessage(creditsMessages.soon, { days })}
        </Badge>
      )}
    </Credit>
  );
}
