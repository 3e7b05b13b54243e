import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Note, Small, Stack } from '@campavia/ui';

import { messageMessages } from './message.messages';
import type { KeepAsTyped } from './use-keep-as-typed';

/** As high as its one line, so that nothing moves when it comes. */
const Room = styled.div`
  min-height: 1.75rem;
  padding-top: var(--s2);
`;

/** Whether what was typed is kept; where it could not be, that it stays here and is tried again. */
export function MessageStanding({ standing, retry }: Pick<KeepAsTyped, 'standing' | 'retry'>) {
  const { formatMessage } = useIntl();
  return (
    <Room role="status">
      {standing === 'kept' && <Small $tone="soft">{formatMessage(messageMessages.kept)}</Small>}
      {standing === 'failed' && (
        <Note tone="care">
          <Stack $gap={3}>
            {formatMessage(messageMessages.notKept)}
            <div>
              <Button variant="line" size="s" onClick={retry}>
                {formatMessage(messageMessages.retry)}
              </Button>
            </div>
          </Stack>
        </Note>
      )}
    </Room>
  );
}
