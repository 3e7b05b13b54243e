import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady, useSearchParams } from '@campavia/remote-kit';
import { H1, Lead, Stack } from '@campavia/ui';

import { LinkAction } from './link-action';
import { NewsletterForm } from './newsletter-form';
import { newsletterMessages } from './newsletter.messages';
import { Page } from './newsletter.styles';

/** The newsletter: its form, and the pages that the links of its e-mails lead to. */
export function NewsletterScreen() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const [email] = useState(query.get('email') ?? '');
  useDocumentTitle(pageTitle(formatMessage(newsletterMessages.documentTitle)));
  useReady();
  const isTyped = query.has('email');
  // Removes the e-mail address from the page's address.
  useEffect(() => {
    if (isTyped) setQuery({}, { replace: true });
  });
  const [confirm, stop] = [query.get('confirm'), query.get('stop')];
  if (stop) {
    return (
      <Frame title={formatMessage(newsletterMessages.stopTitle)}>
        <LinkAction kind="stop" token={stop} />
      </Frame>
    );
  }
  if (confirm) {
    return (
      <Frame title={formatMessage(newsletterMessages.confirmTitle)}>
        <LinkAction kind="confirm" token={confirm} />
      </Frame>
    );
  }
  return (
    <Frame title={formatMessage(newsletterMessages.title)}>
      <Lead>{formatMessage(newsletterMessages.text)}</Lead>
      <NewsletterForm email={email} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <Stack $gap={5}>
        <H1>{title}</H1>
        {children}
      </Stack>
    </Page>
  );
}
