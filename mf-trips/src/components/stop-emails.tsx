import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';

import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { Button, H1, Lead, Note, Row, Stack, Wrap } from '@campavia/ui';

const Content = styled(Wrap)`
  padding-block: clamp(2rem, 6vw, 5rem);
`;

type Text = 'title' | 'text' | 'stop' | 'stopping' | 'done' | 'invalid' | 'failed';

export interface StopEmailsProps {
  texts: Record<Text, MessageDescriptor>;
  stop: () => Promise<true | undefined>;
  isBusy: boolean;
  failure: 'invalid' | 'failed' | undefined;
}

/** Confirms stopping e-mails of a kind. Needs a click, so that link previews of e-mail programs do not unsubscribe. */
export function StopEmails({ texts, stop, isBusy, failure }: StopEmailsProps) {
  const { formatMessage } = useIntl();
  const [isDone, setDone] = useState(false);
  const title = formatMessage(isDone ? texts.done : texts.title);
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Content>
      <Stack $gap={5}>
        <H1 aria-live="polite">{title}</H1>
        {failure && (
          <Note tone="care" role="alert">
            {formatMessage(texts[failure])}
          </Note>
        )}
        {!isDone && (
          <>
            <Lead>{formatMessage(texts.text)}</Lead>
            <Row $gap={3}>
              <Button
                variant="main"
                isBusy={isBusy}
                busyLabel={formatMessage(texts.stopping)}
                onClick={() => void stop().then((stopped) => stopped && setDone(true))}
              >
                {formatMessage(texts.stop)}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Content>
  );
}
