import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import type { ConditionMoment } from '@campavia/domain';
import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
} from '@campavia/remote-kit';
import { ButtonLink, H1, Icon, Lead, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { hasConditionReports, momentOfAddress } from '../../rules/conditions/condition-progress';
import { statusOf } from '../../rules/trip-status';
import { TripLoader } from '../trips';

import { conditionMessages } from './condition.messages';
import { BackLink, ConditionPage } from './condition.styles';
import { ConditionReportSteps } from './condition-report-steps';

export function ConditionScreen() {
  const { formatMessage } = useIntl();
  const { moment: text } = useParams();
  const { NotFound } = usePlatform();
  const moment = momentOfAddress(text);
  if (!moment) return <NotFound />;
  return (
    <TripLoader
      failed={conditionMessages.failed}
      back={(id) => (
        <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
          {formatMessage(conditionMessages.back)}
        </ButtonLink>
      )}
      skeleton={<Skeleton $height="32rem" $radius="var(--cab-m)" />}
    >
      {(trip) =>
        hasConditionReports(statusOf(trip), trip) ? (
          <ConditionOfTrip trip={trip} moment={moment} />
        ) : (
          <Navigate to={pathOf('trip', { id: trip.id }) ?? '/'} replace />
        )
      }
    </TripLoader>
  );
}

interface ConditionProps {
  trip: GuestBooking;
  moment: ConditionMoment;
}

function ConditionOfTrip({ trip, moment }: ConditionProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(
    moment === 'pick_up' ? conditionMessages.titlePickUp : conditionMessages.titleReturn,
  );
  useDocumentTitle(pageTitle(title));
  const { id: bookingId, owner, time_zone: timeZone } = trip;
  return (
    <ConditionPage>
      <Stack as="header" $gap={3}>
        <BackLink to="trip" params={{ id: trip.id }}>
          <Icon of={ArrowLeft} />
          {formatMessage(conditionMessages.back)}
        </BackLink>
        <H1>{title}</H1>
        <Lead>{formatMessage(conditionMessages.lead)}</Lead>
      </Stack>
      <ConditionReportSteps
        party={{ bookingId, side: 'guest', name: owner.first_name, timeZone }}
        moment={moment}
      />
    </ConditionPage>
  );
}
