import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { momentMs, REVIEW_PARTS } from '@campavia/domain';
import { StarRow } from '@campavia/parts/review-form';
import { AddressLink } from '@campavia/remote-kit';
import { Avatar, Badge, Button, ButtonLink, Note, Row, Small, Stack, Strong } from '@campavia/ui';
import { CircleAlert, Lock, MessageCircle, Pencil } from '@campavia/ui/icons';

import { partMessages } from '../parts.messages';
import { AnswerForm } from './answer-form';
import { itemMessages } from './item.messages';
import { ReportButton } from './report-button';
import { Comment, ItemHead, Pictures, Reply } from './reviews.styles';

interface ItemProps {
  review: OwnReview;
  userId: number;
}

/** A received or sent review. */
export function ReviewItem({ review, userId }: ItemProps) {
  const { formatMessage } = useIntl();
  const { rating, comment, pictures, private_comment: aside, state } = review;
  const isOwn = (review.author_type === 'guest' ? review.guest_id : review.owner_id) === userId;
  return (
    <Stack as="article" $gap={3}>
      <Head review={review} isOwn={isOwn} />
      {comment ? (
        <Comment>{comment}</Comment>
      ) : (
        rating !== null && <Small $tone="soft">{formatMessage(itemMessages.noComment)}</Small>
      )}
      <PartStars review={review} />
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ id, url, srcset }, index) => (
            <img
              key={id}
              src={url}
              srcSet={srcset}
              sizes="7rem"
              alt={formatMessage(itemMessages.picture, { number: index + 1 })}
            />
          ))}
        </Pictures>
      )}
      {aside && <PrivateNote text={aside} isOwn={isOwn} name={otherName({ review, isOwn })} />}
      {review.reply && <ReplyText review={review} isOwn={isOwn} />}
      {state === 'published' ? <Responses review={review} isOwn={isOwn} /> : <Unpublished review={review} />}
    </Stack>
  );
}

interface Side {
  review: OwnReview;
  /** Whether the reader is its author. */
  isOwn: boolean;
}

/** The other person: the author of a received review, the subject of a sent one. */
function otherName({ review, isOwn }: Side): string {
  const { author_type, guest_first_name, owner_first_name } = review;
  return isOwn === (author_type === 'guest') ? owner_first_name : (guest_first_name ?? '');
}

function Head({ review, isOwn }: Side) {
  const intl = useIntl();
  const { rating, published_date: published, date_to: day, camper } = review;
  const isOwner = isOwn === (review.author_type === 'guest');
  const name = otherName({ review, isOwn }) || intl.formatMessage(itemMessages.formerGuest);
  const month = (moment: string) =>
    intl.formatDate(momentMs(moment), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const when = day ? `${day}T00:00:00Z` : published;
  const facts = [camper.title, ...(when ? [month(when)] : [])];
  const picture = isOwner ? review.owner_picture : review.guest_picture;
  return (
    <ItemHead>
      <Avatar
        name={name}
        userId={(isOwner ? review.owner_id : review.guest_id) ?? undefined}
        src={picture?.url}
      />
      <span>
        <Strong as="h2">{name}</Strong>
        <Small $tone="soft">{facts.join(' · ')}</Small>
      </span>
      <Row $gap={2}>
        {rating !== null && (
          <StarRow rating={rating} label={intl.formatMessage(itemMessages.stars, { rating })} />
        )}
        {published && (
          <Small $tone="soft">
            {intl.formatDate(momentMs(published), { dateStyle: 'medium', timeZone: 'UTC' })}
          </Small>
        )}
      </Row>
    </ItemHead>
  );
}

/** The stars of single aspects, in the order of the form. */
function PartStars({ review: { parts, author_type } }: { review: OwnReview }) {
  const { formatMessage } = useIntl();
  const given = REVIEW_PARTS[author_type].flatMap((part) => {
    const rating = parts[part];
    return rating
      ? [formatMessage(itemMessages.part, { name: formatMessage(partMessages[part]), rating })]
      : [];
  });
  return given.length > 0 ? (
    <Small as="p" $tone="soft">
      {given.join(' · ')}
    </Small>
  ) : null;
}

function PrivateNote({ text, isOwn, name }: { text: string; isOwn: boolean; name: string }) {
  const { formatMessage } = useIntl();
  const label = isOwn
    ? formatMessage(itemMessages.privateSent, { name })
    : formatMessage(itemMessages.privateReceived);
  return (
    <Reply>
      <Badge tone="quiet" icon={Lock}>
        {label}
      </Badge>
      <Comment>{text}</Comment>
    </Reply>
  );
}

function ReplyText({ review, isOwn }: Side) {
  const { formatMessage } = useIntl();
  const title = isOwn
    ? formatMessage(itemMessages.answered, { name: otherName({ review, isOwn }) })
    : formatMessage(itemMessages.youAnswered);
  return (
    <Reply>
      <Strong>{title}</Strong>
      <Comment>{review.reply?.comment}</Comment>
    </Reply>
  );
}

/** The actions of the person a review is about. */
function Responses({ review, isOwn }: Side) {
  const { formatMessage } = useIntl();
  const [isAnswering, setAnswering] = useState(false);
  if (isOwn) return null;
  if (isAnswering && review.can_answer) {
    return <AnswerForm review={review} onClose={() => setAnswering(false)} />;
  }
  return (
    <Row $gap={2}>
      {review.can_answer && (
        <Button variant="quiet" size="s" icon={MessageCircle} onClick={() => setAnswering(true)}>
          {formatMessage(itemMessages.answer)}
        </Button>
      )}
      {review.can_report && <ReportButton review={review} />}
      {review.is_reported && (
        <Note tone="care" role="status">
          {formatMessage(itemMessages.reported)}
        </Note>
      )}
    </Row>
  );
}

function Unpublished({ review }: { review: OwnReview }) {
  const { formatMessage } = useIntl();
  const isDraft = review.state === 'draft';
  const address = review.author_type === 'guest' ? 'trip.review' : 'booking.review';
  return (
    <Row $gap={3}>
      <Badge tone="care" icon={CircleAlert}>
        {formatMessage(isDraft ? itemMessages.draft : itemMessages.waiting)}
      </Badge>
      <ButtonLink
        as={AddressLink}
        to={address}
        params={{ id: review.booking_id ?? 0 }}
        search={`id_review=${review.id}`}
        variant="line"
        size="s"
        icon={Pencil}
      >
        {formatMessage(isDraft ? itemMessages.continue : itemMessages.change)}
      </ButtonLink>
    </Row>
  );
}
