import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { Navigate, usePlatform } from '@campavia/remote-kit';

import { funnelMessages } from './funnel.messages';
import { todoPath } from './funnel-paths';

/** For a booking that cannot be loaded: redirects to the list of trips and shows a toast there. */
export function MissingBooking() {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const title = formatMessage(funnelMessages.noBooking);
  useEffect(() => {
    events.send('toast.shown', { tone: 'stop', title, isImportant: true });
  }, [events, title]);
  return <Navigate to={todoPath()} replace />;
}
