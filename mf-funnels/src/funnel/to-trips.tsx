import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { Navigate, usePlatform } from '@campavia/remote-kit';

import { frameMessages } from './frame.messages';
import { todoPath } from './funnel-paths';

/** Where a booking does not come its guest is led to what is to be done, and told there why. */
export function ToTrips() {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const title = formatMessage(frameMessages.noBooking);
  useEffect(() => {
    events.send('toast.shown', { tone: 'stop', title, isImportant: true });
  }, [events, title]);
  return <Navigate to={todoPath()} replace />;
}
