import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { SlotProps } from '@campavia/remote-kit';
import { Chip, H2, Icon, Row, Text } from '@campavia/ui';
import { Star } from '@campavia/ui/icons';

import { canOrder, hasAverage, REVIEW_ORDERS, type ReviewOrder } from '../../rules/review-pages';

import { ReviewList } from './review-list';
import { reviewsMessages } from './reviews.messages';
import { Average, Section } from './reviews.styles';
import { RatingBars } from './star-bars';

export function Reviews({ camperId, average, count }: SlotProps['listing.reviews']) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const [order, setOrder] = useState<ReviewOrder>(REVIEW_ORDERS[0]);
  if (count === 0) return <NoReviews />;
  const title = formatMessage(reviewsMessages.title, { count });
  return (
    <Section aria-labelledby={headingId}>
      <Row $justify="between" $align="baseline">
        <H2 id={headingId}>{title}</H2>
        {hasAverage(count) && <AverageStars average={average} />}
      </Row>
      {hasAverage(count) && <RatingBars camperId={camperId} />}
      {canOrder(count) && <Orders chosen={order} onChoose={setOrder} />}
      <ReviewList
        key={`${camperId}/${order}`}
        label={title}
        camperId={camperId}
        count={count}
        order={order}
      />
    </Section>
  );
}

function AverageStars({ average }: { average: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const value = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Average>
      <Icon of={Star} />
      {formatMessage(reviewsMessages.outOfFive, { value })}
    </Average>
  );
}

const ORDER_MESSAGES = {
  '-published_date': reviewsMessages.newest,
  '-rating': reviewsMessages.best,
  rating: reviewsMessages.critical,
};

interface OrdersProps {
  chosen: ReviewOrder;
  onChoose: (order: ReviewOrder) => void;
}

function Orders({ chosen, onChoose }: OrdersProps) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={2} role="group" aria-label={formatMessage(reviewsMessages.order)}>
      {REVIEW_ORDERS.map((order) => (
        <Chip key={order} isOn={order === chosen} onClick={() => onChoose(order)}>
          {formatMessage(ORDER_MESSAGES[order])}
        </Chip>
      ))}
    </Row>
  );
}

function NoReviews() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <H2>{formatMessage(reviewsMessages.noneTitle)}</H2>
      <Text $tone="soft">{formatMessage(reviewsMessages.noneText)}</Text>
    </Section>
  );
}
