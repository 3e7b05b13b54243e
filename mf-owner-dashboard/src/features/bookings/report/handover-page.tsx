import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking } from '@campavia/contracts';
import { Navigate, pageTitle, pathOf, useDocumentTitle } from '@campavia/remote-kit';
import { H1, Icon, Lead, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { statusOf } from '../../../rules/booking-status';
import { hasReports } from '../../../rules/handover/handover';

import { BookingLoader } from '../booking-loader';
import { Back } from '../booking.styles';
import { pageMessages } from './pages.messages';

/** One column, for a phone that is held outdoors. */
const Page = styled(Stack).attrs({ $gap: 6 })`
  max-width: 40rem;
  padding-bottom: var(--s10);
`;

export interface HandoverPageProps {
  title: string;
  lead: (booking: OwnerBooking) => string;
  children: (booking: OwnerBooking) => ReactNode;
}

/** A page about pick-up and return of a booking; without them it redirects to the page of the booking. */
export function HandoverPage(props: HandoverPageProps) {
  return <BookingLoader>{(booking) => <LoadedPage {...props} booking={booking} />}</BookingLoader>;
}

function LoadedPage({ title, lead, children, booking }: HandoverPageProps & { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const params = { id: booking.id };
  useDocumentTitle(pageTitle(title));
  if (!hasReports(statusOf(booking))) return <Navigate to={pathOf('booking', params) ?? '/'} replace />;
  return (
    <Page>
      <Stack as="header" $gap={3}>
        <div>
          <Back to="booking" params={params}>
            <Icon of={ArrowLeft} />
            {formatMessage(pageMessages.back)}
          </Back>
        </div>
        <H1>{title}</H1>
        <Lead>{lead(booking)}</Lead>
      </Stack>
      {children(booking)}
    </Page>
  );
}
