import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Avatar, H3, Row, Small, Stack, Text } from '@campavia/ui';

import { ownerMessages } from './listing-screen.messages';

function useOwnerLine({ owner, vehicle_owner_language_spoke: spoken }: Listing): string {
  const { formatMessage, formatList, formatDisplayName } = useIntl();
  const languages = spoken
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
    .map((code) => formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code);
  const since = { isProfessional: String(owner.professional), year: owner.joined_on.slice(0, 4) };
  return [
    formatMessage(ownerMessages.since, since),
    ...(languages.length > 0
      ? [formatMessage(ownerMessages.speaks, { languages: formatList(languages) })]
      : []),
    ...(owner.answer_rate_as_owner === null
      ? []
      : [formatMessage(ownerMessages.answers, { rate: owner.answer_rate_as_owner })]),
  ].join(' · ');
}

/** Who lends the camper, and what they say about it. */
export function ListingOwner({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const line = useOwnerLine(listing);
  const name = listing.vehicle_owner_first_name;
  const paragraphs = listing.description.split(/\n+/).filter(Boolean);
  return (
    <Stack as="section">
      <Row $gap={4} $align="start" $noWrap>
        <Avatar name={name} userId={listing.owner.id} size="l" />
        <div>
          <H3 as="h2">{formatMessage(ownerMessages.title, { name })}</H3>
          <Small $tone="soft">{line}</Small>
        </div>
      </Row>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Stack>
  );
}
