import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { AddressLink, useUser } from '@campavia/remote-kit';
import { Avatar, H3, Row, Small, Stack } from '@campavia/ui';

import { ListingDescription } from './listing-description';
import { ownerMessages } from './listing-screen.messages';

const DOT = ' · ';

function useOwnerLine({ owner, vehicle_owner_language_spoke: spoken }: Listing): string {
  const { formatMessage, formatList, formatDisplayName } = useIntl();
  const languages = spoken
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
    .map((code) => formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code);
  const since = { isProfessional: String(owner.professional), year: owner.joined_on.slice(0, 4) };
  const { camper_count: count, answer_rate_as_owner: rate } = owner;
  return [
    formatMessage(ownerMessages.since, since),
    ...(count > 1 ? [formatMessage(ownerMessages.campers, { count })] : []),
    ...(languages.length > 0
      ? [formatMessage(ownerMessages.speaks, { languages: formatList(languages) })]
      : []),
    ...(rate === null ? [] : [formatMessage(ownerMessages.answers, { rate })]),
  ].join(DOT);
}

export function ListingOwner({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const user = useUser();
  const line = useOwnerLine(listing);
  const name = listing.vehicle_owner_first_name;
  return (
    <Stack as="section">
      <Row $gap={4} $align="start" $noWrap>
        <Avatar name={name} userId={listing.owner.id} size="l" src={listing.owner.picture?.url} />
        <div>
          <H3 as="h2">{formatMessage(ownerMessages.title, { name })}</H3>
          <Small $tone="soft">{line}</Small>
          {user?.id !== listing.owner.id && (
            <p>
              <AddressLink to="chat.camper" params={{ id: listing.id }}>
                {formatMessage(ownerMessages.ask)}
              </AddressLink>
            </p>
          )}
        </div>
      </Row>
      <ListingDescription description={listing.description} />
    </Stack>
  );
}
