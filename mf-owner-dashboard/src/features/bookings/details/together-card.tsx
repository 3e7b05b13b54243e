import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES, momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Button, H3, Small } from '@campavia/ui';

import { useCancelTogether } from '../../../data/use-change-booking';

import { AsideCard } from '../booking.styles';
import { headMessages } from './head.messages';
import { togetherMessages } from './together.messages';

const TEXTS = { none: 'offer', owner: 'waiting', guest: 'asked' } as const;

/** Cancelling together without costs: offered, requested, or to be agreed to. */
export function TogetherCard({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const { mutual_cancellation: request, guest, buttons, time_zone } = booking;
  const canAnswer = buttons.includes('cancel_together') || buttons.includes('ask_together');
  if (!request && !canAnswer) return null;
  const until = request ? formatMoment(intl, momentMs(request.open_until), time_zone) : '';
  const text = intl.formatMessage(togetherMessages[TEXTS[request?.asked_by ?? 'none']], {
    guest: guest.first_name,
    hours: BOOKING_DEADLINES.mutualCancellationHours,
    until,
  });
  return (
    <AsideCard>
      <H3 as="h2">{intl.formatMessage(togetherMessages.title)}</H3>
      <Small as="p" role={request ? 'status' : undefined}>
        {text}
      </Small>
      {request?.asked_by !== 'owner' && <TogetherButton booking={booking} />}
    </AsideCard>
  );
}

function TogetherButton({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { change, isBusy } = useCancelTogether(booking);
  const guest = booking.guest.first_name;
  const isAsked = booking.mutual_cancellation !== null;

  async function send() {
    const changed = await change();
    if (changed?.mutual_cancellation?.asked_by !== 'owner') return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(togetherMessages.sent, { guest }) });
  }

  return (
    <Button
      variant={isAsked ? 'stop' : 'line'}
      size="s"
      isBusy={isBusy}
      busyLabel={formatMessage(headMessages.saving)}
      onClick={() => void send()}
    >
      {isAsked ? formatMessage(togetherMessages.agree) : formatMessage(togetherMessages.ask, { guest })}
    </Button>
  );
}
