import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import type { Review } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { useSite } from '@campavia/remote-kit';
import { Avatar, Icon, Small, Stack, Strong, VisuallyHidden } from '@campavia/ui';
import { Star } from '@campavia/ui/icons';

import { Head, Name, Reply, Stars, CommentText } from './review-card.styles';
import { reviewMessages } from './review.messages';

export interface ReviewCardProps {
  review: Review;
  nameRef?: Ref<HTMLHeadingElement>;
}

export function ReviewCard({ review, nameRef }: ReviewCardProps) {
  const intl = useIntl();
  const { guest_id, guest_first_name, guest_picture, rating } = review;
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
      <Comment review={review} />
      {review.reply && <OwnerReply name={review.owner_first_name} text={review.reply.comment} />}
    </Stack>
  );
}

function Month({ moment }: { moment: string }) {
  const { formatDate } = useIntl();
  const date = formatDate(momentMs(moment), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={moment.slice(0, 10)}>{date}</time>;
}

function Comment({ review: { comment, language } }: { review: Review }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const site = useSite();
  if (!comment) return <Small $tone="soft">{formatMessage(reviewMessages.noComment)}</Small>;
  const isForeign = language !== null && language !== site.language;
  return (
    <div>
      <CommentText lang={language ?? undefined}>{comment}</CommentText>
      {isForeign && (
        <Small $tone="faint">
          {formatMessage(reviewMessages.writtenIn, {
            language: formatDisplayName(language, { type: 'language' }) ?? language,
          })}
        </Small>
      )}
    </div>
  );
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

const STEPS = [1, 2, 3, 4, 5];

export function FiveStars({ rating }: { rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <Stars $lit={rating}>
      {STEPS.map((step) => (
        <Icon key={step} of={Star} />
      ))}
      <VisuallyHidden>{formatMessage(reviewMessages.stars, { rating })}</VisuallyHidden>
    </Stars>
  );
}
