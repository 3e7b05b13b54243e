import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';
import { Mail } from '@campavia/ui/icons';

import { confirmEmailMessages } from './confirm-email.messages';

export interface ConfirmEmailNoteProps {
  email: string;
  onSend: () => void;
  isSending: boolean;
  isSent: boolean;
}

export function ConfirmEmailNote({ email, onSend, isSending, isSent }: ConfirmEmailNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <Note tone="care">
      <Stack as="span" $gap={3}>
        <span>{formatMessage(confirmEmailMessages.text, { email })}</span>
        <span role="status">{isSent && formatMessage(confirmEmailMessages.sent)}</span>
        {!isSent && (
          <span>
            <Button
              variant="line"
              size="s"
              icon={Mail}
              isBusy={isSending}
              busyLabel={formatMessage(confirmEmailMessages.sending)}
              onClick={onSend}
            >
              {formatMessage(confirmEmailMessages.send)}
            </Button>
          </span>
        )}
      </Stack>
    </Note>
  );
}
