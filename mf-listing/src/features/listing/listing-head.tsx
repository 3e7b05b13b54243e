import { useIntl } from 'react-intl';

import { vehicleTypeCode } from '@campavia/domain';
import { Rating, vehicleTypeMessages } from '@campavia/parts';
import type { ListingPreview } from '@campavia/remote-kit';
import { Badge, H1, Row, Text } from '@campavia/ui';
import { Award, Zap } from '@campavia/ui/icons';

import { ListingActions } from './listing-actions';
import { listingMessages } from './listing-screen.messages';
import { Head, HeadTop } from './listing-screen.styles';

export interface ListingHeadProps {
  listing: ListingPreview;
  /** Of manufacture; undefined while only the preview is known. */
  year: number | undefined;
}

export function ListingHead({ listing, year }: ListingHeadProps) {
  const { formatMessage } = useIntl();
  const type = vehicleTypeCode(listing.type);
  const typeName = type ? formatMessage(vehicleTypeMessages[type]) : '';
  return (
    <Head>
      <HeadTop>
        <H1>{listing.title}</H1>
        <ListingActions listing={listing} />
      </HeadTop>
      <Text $tone="soft">
        {year === undefined
          ? [typeName, listing.city].filter(Boolean).join(' · ')
          : formatMessage(listingMessages.typeInPlace, { type: typeName, city: listing.city, year })}
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
