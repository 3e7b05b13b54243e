import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import type { Review } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { useUser } from '@campavia/remote-kit';
import { Avatar, Small, Stack, Strong } from '@campavia/ui';

import { FiveStars } from '../../components/review/five-stars';
import { CommentText, ReviewComment } from '../../components/review/review-comment';
import { reviewMessages } from '../../components/review/review.messages';
import { ReportReview } from '../../features/report';

import { Head, Name, Reply } from './review-card.styles';
import { reviewsMessages } from './reviews.messages';

export interface ReviewCardProps {
  review: Review;
  nameRef?: Ref<HTMLHeadingElement>;
}

export function ReviewCard({ review, nameRef }: ReviewCardProps) {
  const intl = useIntl();
  const { guest_id, guest_first_name, guest_picture, rating } = review;
  const userId = useUser()?.id;
  const isOwn = userId !== undefined && userId === guest_id;
  const name = guest_first_name ?? intl.formatMessage(reviewMessages.formerGuest);
  return (
    <Stack as="article" $gap={3}>
      <Head>
        <Avatar
          name={guest_first_name ?? '·'}
          userId={guest_id ?? undefined}
          src={guest_picture?.url ?? undefined}
        />
        <span>
          <Name ref={nameRef} tabIndex={-1}>
            {name}
          </Name>
          <Small $tone="soft">
            <Month moment={review.published_date} />
          </Small>
        </span>
        <FiveStars rating={rating} />
      </Head>
      <ReviewComment review={review} />
      {review.reply && <OwnerReply name={review.owner_first_name} text={review.reply.comment} />}
      {!isOwn && (
        <ReportReview
          reviewId={review.id}
          about="review"
          label={intl.formatMessage(reviewsMessages.report)}
        />
      )}
    </Stack>
  );
}

function Month({ moment }: { moment: string }) {
  const { formatDate } = useIntl();
  const date = formatDate(momentMs(moment), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={moment.slice(0, 10)}>{date}</time>;
}

function OwnerReply({ name, text }: { name: string; text: string }) {
  const { formatMessage } = useIntl();
  return (
    <Reply>
      <Strong>{formatMessage(reviewMessages.reply, { name })}</Strong>
      <CommentText>{text}</CommentText>
    </Reply>
  );
}
