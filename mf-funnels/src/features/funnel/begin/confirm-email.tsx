import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady, useUser } from '@campavia/remote-kit';
import { Button, H1, Lead, Note, Row, Stack, Wrap } from '@campavia/ui';

import { useSendConfirmation } from '../../../data/use-send-confirmation';

import { confirmMessages } from './confirm-email.messages';
import { funnelMessages } from '../funnel.messages';

export interface ConfirmEmailProps {
  onDone: () => void;
}

export function ConfirmEmail({ onDone }: ConfirmEmailProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(confirmMessages.title);
  const email = useUser()?.email ?? '';
  const { send, isBusy, isSent, entries } = useSendConfirmation(onDone);
  const [entry] = entries;
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Wrap>
      <Stack $gap={6} style={{ maxWidth: '46rem', paddingBlock: 'var(--s12)' }}>
        <H1>{title}</H1>
        <Lead>{formatMessage(confirmMessages.text, { email })}</Lead>
        <div role="status">
          {isSent && <Note tone="good">{formatMessage(confirmMessages.sent, { email })}</Note>}
        </div>
        {entry && (
          <Note tone="stop" role="alert">
            {entry.text ?? formatMessage(funnelMessages.unknown)}
          </Note>
        )}
        <Row $gap={4}>
          <Button variant="main" onClick={onDone}>
            {formatMessage(confirmMessages.done)}
          </Button>
          <Button
            variant="line"
            isBusy={isBusy}
            busyLabel={formatMessage(confirmMessages.sending)}
            onClick={send}
          >
            {formatMessage(confirmMessages.send)}
          </Button>
        </Row>
      </Stack>
    </Wrap>
  );
}
