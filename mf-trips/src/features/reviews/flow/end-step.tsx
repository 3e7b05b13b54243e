import { useIntl } from 'react-intl';

import { formatPlainDate } from '@campavia/i18n';
import { AddressLink, Navigate } from '@campavia/remote-kit';
import { ButtonLink, Row } from '@campavia/ui';

import { lastDayOfReview } from '../../../rules/trip-deadlines';

import { flowMessages } from './flow.messages';
import { stepPath, type StepProps } from './step-props';
import { StepFrame } from './step-frame';

/** The confirmation that the review is sent. */
export function EndStep({ trip, review }: StepProps) {
  const intl = useIntl();
  if (!review || review.state === 'draft') {
    return <Navigate to={stepPath(trip.id, 'booking', review?.id)} replace />;
  }
  const isPublished = review.state === 'published';
  const values = { name: trip.owner.first_name, day: formatPlainDate(intl, lastDayOfReview(trip)) };
  return (
    <StepFrame
      trip={trip}
      step="end"
      title={intl.formatMessage(flowMessages.thanks)}
      lead={intl.formatMessage(isPublished ? flowMessages.published : flowMessages.waiting, values)}
    >
      <Row $gap={3}>
        <ButtonLink as={AddressLink} to="reviews" variant="main">
          {intl.formatMessage(flowMessages.toReviews)}
        </ButtonLink>
        {!isPublished && (
          <ButtonLink
            as={AddressLink}
            to="trip.review.step"
            params={{ id: trip.id, step: 'booking' }}
            search={`id_review=${review.id}`}
            variant="line"
          >
            {intl.formatMessage(flowMessages.change)}
          </ButtonLink>
        )}
      </Row>
    </StepFrame>
  );
}
