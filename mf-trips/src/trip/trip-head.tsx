import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Button, ButtonLink, H1, Icon, Lead, Note, Plate, Row, Stack } from '@campavia/ui';
import { ArrowLeft, MapPin, Printer } from '@campavia/ui/icons';
import { Picture } from '@campavia/ui/media';

import { dueNowOf } from '../rules/pay-now';
import { isBooked, isEnded, type TripStanding } from '../rules/trip-standing';

import { CalendarButton } from './calendar-button';
import { DeedLink } from './deed-link';
import { deedMessages } from './deeds.messages';
import { headMessages } from './head.messages';
import { nextWords } from './next-words';
import { PayPlace } from './pay-place';
import { searchNearby } from './search-nearby';
import { StandingBadge } from './standing-badge';
import { Back, Head, HeadPhoto } from './trip.styles';

export interface TripHeadProps {
  trip: GuestBooking;
  standing: TripStanding;
}

/** How a trip stands, with which camper, and what happens next. */
export function TripHead({ trip, standing }: TripHeadProps) {
  const intl = useIntl();
  const today = useToday();
  const { camper, days } = trip;
  const isDue = dueNowOf(standing, trip) !== undefined;
  return (
    <>
      <Back to="trips" data-not-printed>
        <Icon of={ArrowLeft} />
        {intl.formatMessage(deedMessages.all)}
      </Back>
      <Head>
        <Stack $gap={3}>
          <div>
            <StandingBadge trip={trip} standing={standing} />
          </div>
          <H1>{intl.formatMessage(headMessages.title, { days, title: camper.title })}</H1>
          <Lead>{nextWords(intl, trip, standing, today)}</Lead>
          <HeadNotes trip={trip} />
          {isDue && (
            <div data-not-printed>
              <PayPlace trip={trip} standing={standing} />
            </div>
          )}
          <Row $gap={2} data-not-printed>
            {!isDue && <DeedLink trip={trip} standing={standing} />}
            <WaysOut trip={trip} standing={standing} />
            {isBooked(standing) && <CalendarButton tripId={trip.id} />}
            <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
              {intl.formatMessage(deedMessages.print)}
            </Button>
          </Row>
        </Stack>
        <HeadPhoto>
          {camper.picture && (
            <Picture
              picture={{ ...camper.picture, alt: '' }}
              sizes="(min-width: 1280px) 22rem, 100vw"
              isPriority
            />
          )}
          <Plate icon={MapPin}>{camper.city}</Plate>
        </HeadPhoto>
      </Head>
    </>
  );
}

/** What else has to be known of how the trip stands. */
function HeadNotes({ trip }: Pick<TripHeadProps, 'trip'>) {
  const intl = useIntl();
  const amount = formatMoney(intl, trip.refunded, trip.refunded_currency);
  return (
    <>
      {Number(trip.refunded) > 0 && (
        <Note tone="good">{intl.formatMessage(headMessages.refunded, { amount })}</Note>
      )}
      {trip.has_external_refund && <Note>{intl.formatMessage(headMessages.external)}</Note>}
      {trip.emergency_proof_in_validation && (
        <Note tone="care">{intl.formatMessage(headMessages.proof)}</Note>
      )}
    </>
  );
}

/** Other campers, where this one is not sure or out of reach. */
function WaysOut({ trip, standing }: TripHeadProps) {
  const { formatMessage } = useIntl();
  const today = useToday();
  if (!isEnded(standing) && !trip.can_search_more) return null;
  const words = isEnded(standing) ? deedMessages.findAnother : deedMessages.lookNearby;
  return (
    <ButtonLink as={AddressLink} to="search" search={searchNearby(trip, today)} variant="line">
      {formatMessage(words)}
    </ButtonLink>
  );
}
