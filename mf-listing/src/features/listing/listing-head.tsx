import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { vehicleTypeCode } from '@campavia/domain';
import { Rating, vehicleTypeMessages } from '@campavia/parts';
import { Badge, H1, Row, Text } from '@campavia/ui';
import { Award, Zap } from '@campavia/ui/icons';

import { ListingActions } from './listing-actions';
import { listingMessages } from './listing-screen.messages';
import { Head, HeadTop } from './listing-screen.styles';

export function ListingHead({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const type = vehicleTypeCode(listing.type);
  return (
    <Head>
      <HeadTop>
        <H1>{listing.title}</H1>
        <ListingActions listing={listing} />
      </HeadTop>
      <Text $tone="soft">
        {formatMessage(listingMessages.typeInPlace, {
          type: type ? formatMessage(vehicleTypeMessages[type]) : '',
          city: listing.city,
          year: listing.year,
        })}
      </Text>
      <Row $gap={4}>
        <Rating
          average={listing.review_average}
          count={listing.review_count}
          countLabel={formatMessage(listingMessages.reviews, { count: listing.review_count })}
        />
        {listing.is_ambassador && (
          <Badge tone="pine" icon={Award}>
            {formatMessage(listingMessages.ambassador)}
          </Badge>
        )}
        {listing.instant_booking_activated && (
          <Badge icon={Zap}>{formatMessage(listingMessages.instant)}</Badge>
        )}
      </Row>
    </Head>
  );
}
