import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { useAction, usePlatform, useUser } from '@campavia/remote-kit';

import { accountMessages } from '../account.messages';

import { Bar, Extra, StopButton, Who } from './acting.styles';
import { useMinutesLeft } from './use-minutes-left';

export interface ActingBarProps {
  stop: () => Promise<void>;
}

export function ActingBar(props: ActingBarProps) {
  const user = useUser();
  return user?.actor ? <BarOf {...props} user={user} /> : null;
}

function BarOf({ user, stop }: ActingBarProps & { user: Me }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { perform, isBusy, error } = useAction(stop);
  const minutes = useMinutesLeft(user.id);
  useEffect(() => {
    if (error) events.send('toast.shown', { tone: 'stop', title: formatMessage(accountMessages.stopFailed) });
  }, [error, events, formatMessage]);
  const strong = (name: ReactNode) => <strong>{name}</strong>;
  return (
    <Bar aria-label={formatMessage(accountMessages.acting)}>
      <ErrorResponse>
        {formatMessage(accountMessages.actingAs, { name: user.first_name, id: user.id, strong })}
      </ErrorResponse>
      <Extra>
        {formatMessage(accountMessages.barred)}
        {minutes !== undefined && <> {formatMessage(accountMessages.minutesLeft, { minutes })}</>}
      </Extra>
      <StopButton type="button" aria-disabled={isBusy} onClick={() => void perform()}>
        {formatMessage(isBusy ? accountMessages.stopping : accountMessages.stop)}
      </StopButton>
    </Bar>
  );
}

/** Screen readers announce a status only if its text changes after the element is in the page. */
function ErrorResponse({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <Who role="status">{isReady && children}</Who>;
}
