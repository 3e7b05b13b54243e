import { useIntl } from 'react-intl';

import type { ReviewNeeded } from '@campavia/contracts';
import { formatDateRange, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Badge, ButtonLink, H3, Note, Stack } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { neededMessages } from './needed.messages';
import { NeededBox } from './reviews.styles';

/** A trip that waits for a review. */
export function NeededCard({ trip }: { trip: ReviewNeeded }) {
  const intl = useIntl();
  const { camper, author_type: side, date_from, date_to, id_review: draft } = trip;
  const isGuest = side === 'guest';
  const name = (isGuest ? trip.owner_first_name : trip.guest_first_name) ?? '';
  const day = formatPlainDate(intl, trip.last_day);
  const title = isGuest
    ? intl.formatMessage(neededMessages.camper, { camper: camper.title })
    : intl.formatMessage(neededMessages.guest, { name });
  const facts = [isGuest ? name : camper.title, camper.city, formatDateRange(intl, date_from, date_to)];
  return (
    <NeededBox>
      {camper.picture ? (
        <img
          src={camper.picture.url}
          srcSet={camper.picture.srcset}
          sizes="(min-width: 768px) 16rem, 100vw"
          alt=""
        />
      ) : (
        <span />
      )}
      <Stack $gap={3}>
        <div>
          <Badge tone="care" icon={Clock}>
            {intl.formatMessage(neededMessages.until, { day })}
          </Badge>
        </div>
        <Stack $gap={1}>
          <H3 as="h2">{title}</H3>
          <span>{facts.join(' · ')}</span>
        </Stack>
        {trip.has_other && <Note>{intl.formatMessage(neededMessages.hasOther, { name, day })}</Note>}
        <div>
          <ButtonLink
            as={AddressLink}
            to={isGuest ? 'trip.review' : 'booking.review'}
            params={{ id: trip.booking_id }}
            search={draft === null ? undefined : `id_review=${draft}`}
            variant="main"
          >
            {intl.formatMessage(draft === null ? neededMessages.write : neededMessages.continue)}
          </ButtonLink>
        </div>
      </Stack>
    </NeededBox>
  );
}
