import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Note, Small, Stack } from '@campavia/ui';

import { messageMessages } from '../trip/message.messages';
import type { Autosave } from './use-autosave';

/** Reserves the height of one line, so that the layout does not shift. */
const StatusLine = styled.div`
  min-height: 1.75rem;
  padding-top: var(--s2);
`;

export function SaveStatus({ status, retry }: Pick<Autosave, 'status' | 'retry'>) {
  const { formatMessage } = useIntl();
  return (
    <StatusLine role="status">
      {status?.is === 'saved' && <Small $tone="soft">{formatMessage(messageMessages.kept)}</Small>}
      {status?.is === 'failed' && (
        <Note tone="care">
          <Stack $gap={3}>
            {formatMessage(messageMessages.notSaved)}
            <div>
              <Button variant="line" size="s" onClick={retry}>
                {formatMessage(messageMessages.retry)}
              </Button>
            </div>
          </Stack>
        </Note>
      )}
      {status?.is === 'refused' && (
        <Note tone="stop">
          <Stack $gap={1}>
            {status.text && <b>{status.text}</b>}
            <span>{formatMessage(messageMessages.refused)}</span>
          </Stack>
        </Note>
      )}
    </StatusLine>
  );
}
