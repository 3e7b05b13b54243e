import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Row } from '@campavia/ui';

import { useSendConfirmation } from '../../session/identity/use-send-confirmation';

import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import { signUpMessages } from './sign-up.messages';

export function ResendConfirmation({ nextStep }: { nextStep?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { send, isBusy, isSent, entries } = useSendConfirmation();
  const problem = entries.map(({ text = formatMessage(signInLayoutMessages.unknown) }) => text);
  return (
    <>
      <Row>
        {nextStep}
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
      {problem.length > 0 && (
        <Note tone="care" role="alert">
          {problem.join(' ')}
        </Note>
      )}
    </>
  );
}
