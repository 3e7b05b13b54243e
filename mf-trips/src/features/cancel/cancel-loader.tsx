import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { TripLoader, type TripLoaderProps } from '../trips';

import { CancelSkeleton } from './cancel-skeleton';
import { cancelMessages } from './cancel.messages';

/** The trip to cancel or to refund. */
export function CancelLoader({ children }: Pick<TripLoaderProps, 'children'>) {
  const { formatMessage } = useIntl();
  const back = (id: string) => (
    <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
      {formatMessage(cancelMessages.back)}
    </ButtonLink>
  );
  return (
    <TripLoader failed={cancelMessages.failed} back={back} skeleton={<CancelSkeleton />}>
      {children}
    </TripLoader>
  );
}
