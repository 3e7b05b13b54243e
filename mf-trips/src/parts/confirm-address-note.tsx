import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';
import { Mail } from '@campavia/ui/icons';

import { confirmAddressMessages } from './confirm-address.messages';

export interface ConfirmAddressNoteProps {
  email: string;
  onSend: () => void;
  isSending: boolean;
  isSent: boolean;
}

/** Says that an address waits to be confirmed, and sends the link for it again. */
export function ConfirmAddressNote({ email, onSend, isSending, isSent }: ConfirmAddressNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <Note tone="care">
      <Stack as="span" $gap={3}>
        <span>{formatMessage(confirmAddressMessages.text, { email })}</span>
        <span role="status">{isSent && formatMessage(confirmAddressMessages.sent)}</span>
        {!isSent && (
          <span>
            <Button
              variant="line"
              size="s"
              icon={Mail}
              isBusy={isSending}
              busyLabel={formatMessage(confirmAddressMessages.sending)}
              onClick={onSend}
            >
              {formatMessage(confirmAddressMessages.send)}
            </Button>
          </span>
        )}
      </Stack>
    </Note>
  );
}
