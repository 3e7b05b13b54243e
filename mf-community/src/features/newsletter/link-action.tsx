import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Row } from '@campavia/ui';

import { useNewsletterLink, type NewsletterLinkKind } from '../../data/newsletter/use-newsletter-link';

import { newsletterMessages } from './newsletter.messages';

const DONE = { confirm: newsletterMessages.confirmed, stop: newsletterMessages.stopped };

/** Needs a click, so that link previews of e-mail programs change nothing. */
export function LinkAction({ kind, token }: { kind: NewsletterLinkKind; token: string }) {
  const { formatMessage } = useIntl();
  const [isDone, setIsDone] = useState(false);
  const { follow, isBusy, problem } = useNewsletterLink(kind, token);

  async function press(): Promise<void> {
    if (await follow()) setIsDone(true);
  }

  if (isDone) {
    return (
      <Note tone="good" role="status">
        {formatMessage(DONE[kind])}
      </Note>
    );
  }
  return (
    <>
      {problem && (
        <Note tone="care" role="alert">
          {formatMessage(newsletterMessages[problem])}
        </Note>
      )}
      <Row $gap={3}>
        <Button
          variant="main"
          isBusy={isBusy}
          busyLabel={formatMessage(newsletterMessages.waiting)}
          onClick={() => void press()}
        >
          {formatMessage(newsletterMessages[kind])}
        </Button>
      </Row>
    </>
  );
}
