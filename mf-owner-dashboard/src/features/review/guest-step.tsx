import { useIntl } from 'react-intl';

import { MAX_REVIEW_LENGTH } from '@campavia/domain';
import { initialText, StarRow, StarsField, useStarNames } from '@campavia/parts/review-form';
import { useNavigate } from '@campavia/remote-kit';
import { H3, Small, Stack, Strong } from '@campavia/ui';
import { TextAreaField } from '@campavia/ui/forms';

import { useGuestReviews } from '../../data/reviews/use-guest-reviews';

import { stepPath, type StepProps } from './step-props';
import { reviewMessages } from './review.messages';
import { starMessages } from './stars.messages';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';

const FIELDS = ['rating', 'comment', 'private_comment'] as const;

/** The step about the guest: public stars and text, and a private message; this step sends the review. */
export function GuestStep({ booking, flow, review, typed }: StepProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const name = booking.guest.first_name;
  const isSent = review?.state === 'sent';
  return (
    <StepFrame
      booking={booking}
      step="guest"
      title={formatMessage(reviewMessages.guestTitle, { name })}
      lead={formatMessage(reviewMessages.guestLead)}
      back={stepPath(booking.id, 'booking', review?.id)}
    >
      <StepForm
        flow={flow}
        review={review}
        typed={typed}
        parts={[]}
        fields={FIELDS}
        isLast
        next={formatMessage(isSent ? reviewMessages.save : reviewMessages.send)}
        onSaved={(saved) => void navigate(stepPath(booking.id, 'end', saved.id))}
      >
        <StarsField
          name="rating"
          label={formatMessage(reviewMessages.all)}
          names={useStarNames(starMessages)}
          hint={formatMessage(reviewMessages.keys)}
          defaultValue={review?.rating}
          size="l"
        />
        <TextAreaField
          name="comment"
          label={formatMessage(reviewMessages.comment)}
          hint={formatMessage(reviewMessages.commentHint, { limit: MAX_REVIEW_LENGTH })}
          defaultValue={initialText(typed, 'comment', review?.comment)}
        />
        <TextAreaField
          name="private_comment"
          label={formatMessage(reviewMessages.privateLabel, { name })}
          hint={formatMessage(reviewMessages.privateHint)}
          isOptional
          defaultValue={initialText(typed, 'private_comment', review?.private_comment)}
        />
      </StepForm>
      <OtherReviews booking={booking} />
    </StepFrame>
  );
}

/** Reviews of the guest by other owners. */
function OtherReviews({ booking }: Pick<StepProps, 'booking'>) {
  const { formatMessage } = useIntl();
  const found = useGuestReviews(booking)?.results ?? [];
  if (found.length === 0) return null;
  return (
    <Stack as="section" $gap={4}>
      <H3 as="h2">{formatMessage(reviewMessages.others, { name: booking.guest.first_name })}</H3>
      {found.map(({ id, owner_first_name: owner, rating, comment }) => (
        <Stack key={id} as="article" $gap={1}>
          <Strong>{owner}</Strong>
          <StarRow rating={rating} label={formatMessage(reviewMessages.stars, { rating })} />
          {comment && <Small as="p">{comment}</Small>}
        </Stack>
      ))}
    </Stack>
  );
}
