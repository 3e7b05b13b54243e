import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Row } from '@campavia/ui';

import { useSendConfirmation } from '../../data/identity/use-send-confirmation';

import { logPageMessages } from '../log-page/log-page.messages';

import { signUpMessages } from './sign-up.messages';

/** Has the link that confirms one's address mailed once more, beside the way on. */
export function SendAgain({ wayOn }: { wayOn?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { send, isBusy, isSent, entries } = useSendConfirmation();
  const trouble = entries.map(({ text = formatMessage(logPageMessages.unknown) }) => text);
  return (
    <>
      <Row>
        {wayOn}
        <Button
          variant="line"
          size="l"
          isBusy={isBusy}
          busyLabel={formatMessage(signUpMessages.sending)}
          onClick={() => void send()}
        >
          {formatMessage(signUpMessages.sendAgain)}
        </Button>
      </Row>
      {isSent && (
        <Note tone="good" role="status">
          {formatMessage(signUpMessages.sentAgain)}
        </Note>
      )}
      {trouble.length > 0 && (
        <Note tone="care" role="alert">
          {trouble.join(' ')}
        </Note>
      )}
    </>
  );
}
