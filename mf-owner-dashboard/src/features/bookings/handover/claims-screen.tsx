import { useIntl } from 'react-intl';

import type { ConditionReports, OwnerBooking } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { FailurePanel, H2, Note, Skeleton, Small, Stack, Text } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { useClaimPhotos } from '../../../data/handover/use-claims';
import { useConditions } from '../../../data/handover/use-conditions';
import { findClaimObstacle } from '../../../rules/handover/handover';

import { HandoverPage } from '../report/handover-page';
import { useDeadline } from '../use-deadline';
import { ClaimCard } from './claim-card';
import { ClaimForm } from './claim-form';
import { claimMessages } from './claims.messages';
import { reportMessages } from './reports.messages';

/** The page of an owner's claims on the deposit, with the guest's answers. */
export function ClaimsScreen() {
  const { formatMessage } = useIntl();
  return (
    <HandoverPage
      title={formatMessage(titleMessages.claims)}
      lead={({ guest }) => formatMessage(claimMessages.lead, { guest: guest.first_name })}
    >
      {(booking) => <LoadedClaims booking={booking} />}
    </HandoverPage>
  );
}

function LoadedClaims({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const { conditions, hasFailed, isRetrying, retry } = useConditions(booking.id);
  if (conditions) return <Claims booking={booking} conditions={conditions} />;
  if (!hasFailed) return <Skeleton $height="32rem" $radius="var(--cab-m)" />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(claimMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

interface ClaimsProps {
  booking: OwnerBooking;
  conditions: ConditionReports;
}

function Claims({ booking, conditions }: ClaimsProps) {
  const { formatMessage } = useIntl();
  const photos = useClaimPhotos(booking.id);
  const { hasPassed } = useDeadline(momentMs(conditions.claims_until));
  const obstacle = findClaimObstacle(conditions, { hasPassed });
  const newestFirst = conditions.claims.toReversed();
  return (
    <>
      <Terms booking={booking} conditions={conditions} />
      {!obstacle && <ClaimForm booking={booking} conditions={conditions} sendPhotos={photos.send} />}
      <Stack as="section" $gap={4}>
        <H2>{formatMessage(claimMessages.yours)}</H2>
        {newestFirst.length === 0 && <Text $tone="soft">{formatMessage(claimMessages.none)}</Text>}
        {newestFirst.map((claim) => (
          <ClaimCard key={claim.id} booking={booking} claim={claim} photos={photos} />
        ))}
      </Stack>
    </>
  );
}

/** The deadline, and the amount that can be claimed. */
function Terms({ booking, conditions }: ClaimsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { deposit, claims_until } = conditions;
  const { left: timeLeft, hasPassed } = useDeadline(momentMs(claims_until));
  const until = formatMoment(intl, momentMs(claims_until), booking.time_zone);
  const obstacle = findClaimObstacle(conditions, { hasPassed });
  if (obstacle) {
    return <Note tone="care">{formatMessage(claimMessages[obstacle], { until })}</Note>;
  }
  const money = (amount: string) => formatMoney(intl, amount, deposit.currency);
  const values = { left: money(deposit.left), deposit: money(deposit.amount) };
  const guest = booking.guest.first_name;
  return (
    <Stack $gap={2}>
      <Note>
        {timeLeft
          ? formatMessage(reportMessages.claimLeft, { until, left: timeLeft })
          : formatMessage(claimMessages.until, { until })}
      </Note>
      <Small as="p">{formatMessage(claimMessages.left, values)}</Small>
      {!deposit.is_on_card && <Small as="p">{formatMessage(claimMessages.byHand, { guest })}</Small>}
    </Stack>
  );
}
