import { useIntl } from 'react-intl';

import type { Review, ReviewedCamper, ReviewPicture } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { Link, pathOf } from '@campavia/remote-kit';
import { Avatar, Small } from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import { FiveStars } from '../../components/review/five-stars';
import { CommentText, ReviewComment } from '../../components/review/review-comment';
import { reviewMessages } from '../../components/review/review.messages';

import { communityMessages } from './community-pages.messages';
import { Answer, AuthorName, CamperLink, Entry, EntryHead, ShotList } from './community-pages.styles';

/** One review of the list. */
export function ReviewEntry({ review }: { review: Review }) {
  const { formatMessage, formatDate } = useIntl();
  const { guest_id, guest_first_name, guest_picture, published_date, camper, pictures, reply } = review;
  const day = formatDate(momentMs(published_date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Entry>
      <EntryHead>
        <span>
          <Avatar
            name={guest_first_name ?? '·'}
            userId={guest_id ?? undefined}
            src={guest_picture?.url ?? undefined}
          />
          <AuthorName>{guest_first_name ?? formatMessage(reviewMessages.formerGuest)}</AuthorName>
        </span>
        <span>
          <FiveStars rating={review.rating} />
          <Small $tone="soft">
            <time dateTime={published_date.slice(0, 10)}>{day}</time>
          </Small>
        </span>
      </EntryHead>
      <ReviewComment review={review} />
      {pictures.length > 0 && <Shots pictures={pictures} />}
      {camper && <ReviewedCamperLink camper={camper} ownerName={review.owner_first_name} />}
      {reply && (
        <Answer>
          <b>{formatMessage(reviewMessages.reply, { name: review.owner_first_name })}</b>
          <CommentText>{reply.comment}</CommentText>
        </Answer>
      )}
    </Entry>
  );
}

/** Each links to the picture on the wall. */
function Shots({ pictures }: { pictures: readonly ReviewPicture[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const total = formatNumber(pictures.length);
  return (
    <ShotList>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Link
            to={pathOf('community.pictures-wall', {}, `picture=${picture.id}`) ?? ''}
            aria-label={formatMessage(communityMessages.openNth, {
              index: formatNumber(index + 1),
              total,
            })}
          >
            <Picture picture={picture} sizes="6rem" />
          </Link>
        </li>
      ))}
    </ShotList>
  );
}

function ReviewedCamperLink({ camper, ownerName }: { camper: ReviewedCamper; ownerName: string }) {
  return (
    <CamperLink to="listing" params={{ id: camper.id }}>
      {camper.picture && (
        <span>
          <Picture picture={camper.picture} sizes="4.5rem" />
        </span>
      )}
      <span>
        <b>{camper.title}</b>
        {[camper.city, ownerName].join(' · ')}
      </span>
    </CamperLink>
  );
}
