import type { Listing } from '@campavia/contracts';
import { vehicleTypeMessages } from '@campavia/parts';
import { Badge, H1, Row, Stack, Stars, Text } from '@campavia/ui';
import { Award, Zap } from '@campavia/ui/icons';
import { useIntl } from 'react-intl';

import { listingMessages } from './listing-screen.messages';

/** Fewer reviews than this say little: the camper counts as new. */
const ENOUGH_REVIEWS = 3;

function Reviews({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  if (listing.review_average === null || listing.review_count < ENOUGH_REVIEWS) {
    return <Badge tone="pine">{formatMessage(listingMessages.fresh)}</Badge>;
  }
  const count = formatMessage(listingMessages.reviews, { count: listing.review_count });
  return <Stars value={listing.review_average} count={listing.review_count} countLabel={count} />;
}

/** Name, kind and town, and what sets this camper apart. */
export function ListingHead({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const type = vehicleTypeMessages[listing.type];
  return (
    <Stack $gap={3}>
      <H1>{listing.title}</H1>
      <Text $tone="soft">
        {formatMessage(listingMessages.typeInPlace, {
          type: type ? formatMessage(type) : '',
          city: listing.city,
          year: listing.year,
        })}
      </Text>
      <Row>
        <Reviews listing={listing} />
        {listing.is_ambassador && (
          <Badge tone="pine" icon={Award}>
            {formatMessage(listingMessages.ambassador)}
          </Badge>
        )}
        {listing.instant_booking_activated && (
          <Badge icon={Zap}>{formatMessage(listingMessages.instant)}</Badge>
        )}
      </Row>
    </Stack>
  );
}
