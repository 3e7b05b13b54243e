import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { Navigate, usePlatform } from '@campavia/remote-kit';

import { funnelMessages } from './funnel.messages';
import { todoPath } from './funnel-paths';

export function MissingBooking() {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const title = formatMessage(funnelMessages.noBooking);
  useEffect(() => {
    events.send('toast.shown', { tone: 'stop', title, isImportant: true });
  }, [events, title]);
  return <Navigate to={todoPath()} replace />;
}
