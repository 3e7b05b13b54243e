import { useIntl } from 'react-intl';

import { AddressLink, pageTitle, pathOf, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { ButtonLink, H1, H2, Lead, Small, Wrap } from '@campavia/ui';

import { type Content, sectionsOf } from './content';
import { CONTENT_LINKS, findGuideLink } from './content-links';
import { ContentSections } from './content-sections';
import { ContentText } from './content-text';
import { ContentTrail } from './content-trail';
import { contentMessages } from './content.messages';
import { Columns, Drawing, FurtherReading, FurtherList, Head } from './content.styles';
import { GuideCampers } from './guide-campers';
import { GUIDE_PICTURES } from './guide-pictures';

/** A guide, or a page about the company: an action, a drawing, the text, campers, and further reading. */
export function GuideScreen({ content }: { content: Content }) {
  const { formatMessage } = useIntl();
  const { heading, lead, minutes, blocks, title } = content;
  const picture = GUIDE_PICTURES[content.page];
  useDocumentTitle(pageTitle(title));
  useReady();
  return (
    <Wrap>
      <ContentTrail page={content.page} />
      <Head>
        <H1>{heading}</H1>
        <Lead>{lead}</Lead>
        <Small as="p" $tone="soft">
          {formatMessage(contentMessages.minutes, { minutes })}
        </Small>
        <Action content={content} />
      </Head>
      {picture && <Drawing src={picture} alt="" width="1600" height="640" />}
      <Columns>
        <ContentSections title={formatMessage(contentMessages.onThisPage)} sections={sectionsOf(content)} />
        <ContentText blocks={blocks} />
      </Columns>
      <GuideCampers content={content} />
      <FurtherGuides content={content} />
    </Wrap>
  );
}

function Action({ content: { action } }: { content: Content }) {
  const link = action && CONTENT_LINKS[action.to];
  if (!link || pathOf(link.address, link.params) === undefined) return null;
  return (
    <ButtonLink as={AddressLink} to={link.address} params={link.params} search={link.search} variant="main">
      {action.label}
    </ButtonLink>
  );
}

function FurtherGuides({ content: { further } }: { content: Content }) {
  const { formatMessage } = useIntl();
  return (
    <FurtherReading>
      <H2>{formatMessage(contentMessages.further)}</H2>
      <FurtherList>
        {further.map(({ page, heading, lead }) => {
          const link = findGuideLink(page);
          return (
            link &&
            pathOf(link.address, link.params) && (
              <li key={page}>
                <AddressLink to={link.address} params={link.params}>
                  {heading}
                </AddressLink>
                <Small as="p" $tone="soft">
                  {lead}
                </Small>
              </li>
            )
          );
        })}
      </FurtherList>
    </FurtherReading>
  );
}
