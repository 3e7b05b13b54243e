import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, Navigate, pageTitle, pathOf, useDocumentTitle } from '@campavia/remote-kit';
import { ButtonLink, H1, Icon, Lead, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { type GuardedAddress, hasTripPage } from '../../rules/guards/trip-guards';
import { TripLoader } from '../trips';

import { Back, UpgradeSheet } from './upgrade.styles';
import { upgradeMessages } from './upgrade.messages';

export interface UpgradePageProps {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** Its own address; trips without this page redirect to the trip. */
  address: GuardedAddress;
  children: (trip: GuestBooking) => ReactNode;
}

/** The layout of the pages for upgrades. */
export function UpgradePage(props: UpgradePageProps) {
  const { formatMessage } = useIntl();
  useDocumentTitle(pageTitle(formatMessage(props.title)));
  const back = (id: string) => (
    <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
      {formatMessage(upgradeMessages.back)}
    </ButtonLink>
  );
  return (
    <TripLoader
      failed={upgradeMessages.failed}
      failedText={upgradeMessages.failedText}
      back={back}
      skeleton={<UpgradeSkeleton />}
    >
      {(trip) => <LoadedPage {...props} trip={trip} />}
    </TripLoader>
  );
}

function LoadedPage({ trip, title, lead, address, children }: UpgradePageProps & { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { id } = trip;
  if (!hasTripPage(address, trip)) return <Navigate to={pathOf('trip', { id }) ?? '/'} replace />;
  return (
    <UpgradeSheet>
      <Stack $gap={4}>
        <div>
          <Back to="trip" params={{ id }}>
            <Icon of={ArrowLeft} />
            {formatMessage(upgradeMessages.back)}
          </Back>
        </div>
        <H1>{formatMessage(title)}</H1>
        <Lead>{formatMessage(lead)}</Lead>
      </Stack>
      {children(trip)}
    </UpgradeSheet>
  );
}

function UpgradeSkeleton() {
  return (
    <UpgradeSheet aria-hidden="true">
      <Stack $gap={4}>
        <Skeleton $width="6rem" $height="1.75rem" />
        <Skeleton $width="70%" $height="3rem" />
        <Skeleton $width="90%" $height="3.5rem" />
      </Stack>
      <Skeleton $height="20rem" $radius="var(--r-l)" />
    </UpgradeSheet>
  );
}
