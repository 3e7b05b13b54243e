import { useIntl } from 'react-intl';

import { lastReviewDay, plainDate } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { AddressLink, Navigate } from '@campavia/remote-kit';
import { ButtonLink, Row } from '@campavia/ui';

import { stepPath, type StepProps } from './step-props';
import { reviewMessages } from './review.messages';
import { StepFrame } from './step-frame';

/** The confirmation that the review is sent. */
export function EndStep({ booking, review }: StepProps) {
  const intl = useIntl();
  if (!review || review.state === 'draft') {
    return <Navigate to={stepPath(booking.id, 'booking', review?.id)} replace />;
  }
  const isPublished = review.state === 'published';
  const day = formatPlainDate(intl, lastReviewDay(plainDate(booking.date_to)));
  const values = { name: booking.guest.first_name, day };
  return (
    <StepFrame
      booking={booking}
      step="end"
      title={intl.formatMessage(reviewMessages.thanks)}
      lead={intl.formatMessage(isPublished ? reviewMessages.published : reviewMessages.waiting, values)}
    >
      <Row $gap={3}>
        <ButtonLink as={AddressLink} to="reviews" variant="main">
          {intl.formatMessage(reviewMessages.toReviews)}
        </ButtonLink>
        {!isPublished && (
          <ButtonLink
            as={AddressLink}
            to="booking.review.step"
            params={{ id: booking.id, step: 'booking' }}
            search={`id_review=${review.id}`}
            variant="line"
          >
            {intl.formatMessage(reviewMessages.change)}
          </ButtonLink>
        )}
      </Row>
    </StepFrame>
  );
}
