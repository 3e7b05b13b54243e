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

/** Whether what was typed is kept; where it could not be, that it stays here, and whether it is tried again. */
export function KeepStanding({ standing, retry }: Pick<KeepAsTyped, 'standing' | 'retry'>) {
  const { formatMessage } = useIntl();
  return (
    <Room role="status">
      {standing?.is === 'kept' && <Small $tone="soft">{formatMessage(messageMessages.kept)}</Small>}
      {standing?.is === 'missed' && (
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
      {standing?.is === 'refused' && (
        <Note tone="stop">
          <Stack $gap={1}>
            {standing.words && <b>{standing.words}</b>}
            <span>{formatMessage(messageMessages.refused)}</span>
          </Stack>
        </Note>
      )}
    </Room>
  );
}
