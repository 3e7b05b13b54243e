import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { pageTitle, useDocumentTitle, useReady, useSearchParams } from '@campavia/remote-kit';
import { Button, H1, Lead, Note, Row, Stack, Wrap } from '@campavia/ui';

import { useUnsubscribe } from '../../data/saved-searches/use-unsubscribe';

import { unsubscribeMessages } from './unsubscribe.messages';

const Content = styled(Wrap)`
  padding-block: clamp(2rem, 6vw, 5rem);
`;

/** Needs a click, so that link previews of e-mail programs do not unsubscribe. */
export function UnsubscribeScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const { stop, isBusy, failure } = useUnsubscribe(query.get('token') ?? '');
  const title = formatMessage(isDone ? unsubscribeMessages.done : unsubscribeMessages.title);
  useDocumentTitle(pageTitle(title));
  useReady();

  async function unsubscribe(): Promise<void> {
    if (await stop()) setIsDone(true);
  }

  return (
    <Content>
      <Stack $gap={5}>
        <H1 aria-live="polite">{title}</H1>
        {failure && (
          <Note tone="care" role="alert">
            {formatMessage(unsubscribeMessages[failure])}
          </Note>
        )}
        {!isDone && <Lead>{formatMessage(unsubscribeMessages.text)}</Lead>}
        {!isDone && (
          <Row $gap={3}>
            <Button
              variant="main"
              isBusy={isBusy}
              busyLabel={formatMessage(unsubscribeMessages.stopping)}
              onClick={() => void unsubscribe()}
            >
              {formatMessage(unsubscribeMessages.stop)}
            </Button>
          </Row>
        )}
      </Stack>
    </Content>
  );
}
