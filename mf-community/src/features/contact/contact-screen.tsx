import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pageTitle, useDocumentTitle, useReady, useUser } from '@campavia/remote-kit';
import { Button, H1, Lead, Row, Stack, Text } from '@campavia/ui';

import { useReferential } from '../../data/use-referential';

import { ContactForm, type SentMessage } from './contact-form';
import { contactMessages } from './contact.messages';
import { Page, Ways } from './contact.styles';

export function ContactScreen() {
  const { formatMessage } = useIntl();
  const [sent, setSent] = useState<SentMessage>();
  const userId = useUser()?.id;
  useDocumentTitle(pageTitle(formatMessage(contactMessages.documentTitle)));
  useReady();
  return (
    <Page>
      {sent ? (
        <Sent sent={sent} onAnother={() => setSent(undefined)} />
      ) : (
        <Stack $gap={5}>
          <H1>{formatMessage(contactMessages.title)}</H1>
          <Lead>{formatMessage(contactMessages.text)}</Lead>
          <OtherWays />
          <ContactForm key={userId ?? 0} onSent={setSent} />
        </Stack>
      )}
    </Page>
  );
}

function OtherWays() {
  const { formatMessage } = useIntl();
  const phone = useReferential()?.phone_number;
  return (
    <Ways>
      <li>
        <AddressLink to="help">{formatMessage(contactMessages.help)}</AddressLink>
      </li>
      {phone && (
        <li>
          {formatMessage(contactMessages.phone, {
            phone,
            a: (chunks) => (
              <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {chunks}
              </a>
            ),
          })}
        </li>
      )}
    </Ways>
  );
}

function Sent({ sent, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <H1 ref={heading} tabIndex={-1}>
        {formatMessage(contactMessages.sentTitle)}
      </H1>
      <Text role="status">
        {formatMessage(contactMessages.sent, { number: String(sent.id), email: sent.email })}
      </Text>
      <Row $gap={3}>
        <Button onClick={onAnother}>{formatMessage(contactMessages.another)}</Button>
        <AddressLink to="help">{formatMessage(contactMessages.help)}</AddressLink>
      </Row>
    </Stack>
  );
}
