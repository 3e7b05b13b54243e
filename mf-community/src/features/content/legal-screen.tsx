import { useIntl } from 'react-intl';

import { formatPlainDate } from '@campavia/i18n';
import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { Button, H1, Lead, Note, Strong, Text, Wrap } from '@campavia/ui';
import { Printer } from '@campavia/ui/icons';

import { type Content, sectionsOf } from './content';
import { ContentSections } from './content-sections';
import { ContentText } from './content-text';
import { ContentTrail } from './content-trail';
import { contentMessages } from './content.messages';
import { Columns, Head, NotPrinted, Summary } from './content.styles';

/** A legal text with its version; it prints in two columns. */
export function LegalScreen({ content }: { content: Content }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { heading, lead, version = 1, since = '', minutes, summary = [], blocks, title } = content;
  const date = formatPlainDate(intl, since);
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Wrap>
      <ContentTrail page={content.page} />
      <Head>
        <H1>{heading}</H1>
        <Lead>{lead}</Lead>
        <Text $tone="soft">{formatMessage(contentMessages.version, { version, date, minutes })}</Text>
        <NotPrinted>
          <Button variant="line" icon={Printer} onClick={() => window.print()}>
            {formatMessage(contentMessages.print)}
          </Button>
        </NotPrinted>
      </Head>
      <NotPrinted>
        <Note tone="care">{formatMessage(contentMessages.sample)}</Note>
      </NotPrinted>
      <Columns>
        <ContentSections title={formatMessage(contentMessages.contents)} sections={sectionsOf(content)} />
        <ContentText blocks={blocks}>
          <Summary>
            <Strong>{formatMessage(contentMessages.summary)}</Strong>
            <ul>
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Summary>
        </ContentText>
      </Columns>
    </Wrap>
  );
}
