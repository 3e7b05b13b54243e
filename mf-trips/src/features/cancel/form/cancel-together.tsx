import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { BOOKING_DEADLINES, momentMs } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Button, H3, Small } from '@campavia/ui';

import { useCancelTogether } from '../../../data/cancellation/use-change-trip';
import { isCancelled } from '../../../rules/cancellation/cancellation';
import { refundTogether } from '../../../rules/cancellation/cancellation-plans';

import { TogetherBox } from './cancel-form.styles';
import { togetherMessages } from './together.messages';

export interface CancelTogetherProps {
  trip: GuestBooking;
  preview: RefundPreview;
  onCancelled: (trip: GuestBooking) => void;
}

const TEXTS = { none: 'offer', guest: 'waiting', owner: 'asked' } as const;

/** Cancelling together, for which only the service fee is retained: offered, requested, or to be agreed to. */
export function CancelTogether({ trip, preview, onCancelled }: CancelTogetherProps) {
  const intl = useIntl();
  const { mutual_cancellation: request, owner, buttons, time_zone } = trip;
  if (!request && !buttons.includes('ask_together')) return null;
  const money = (amount: string) => formatMoney(intl, amount, preview.currency_used);
  const moment = (at: string) => formatMoment(intl, momentMs(at), time_zone);
  const amount = money(refundTogether(trip, preview));
  const text = intl.formatMessage(togetherMessages[TEXTS[request?.asked_by ?? 'none']], {
    owner: owner.first_name,
    hours: BOOKING_DEADLINES.mutualCancellationHours,
    asked: request ? moment(request.asked_on) : '',
    until: request ? moment(request.open_until) : '',
    amount,
    paid: money(preview.paid),
  });
  return (
    <TogetherBox>
      <div>
        <H3 as="h2">{intl.formatMessage(togetherMessages.title)}</H3>
        <Small as="p" role={request ? 'status' : undefined}>
          {text}
        </Small>
      </div>
      {request?.asked_by !== 'guest' && (
        <TogetherButton trip={trip} amount={amount} onCancelled={onCancelled} />
      )}
    </TogetherBox>
  );
}

type TogetherButtonProps = Pick<CancelTogetherProps, 'trip' | 'onCancelled'> & { amount: string };

function TogetherButton({ trip, amount, onCancelled }: TogetherButtonProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { change, isBusy } = useCancelTogether(trip.id, trip.mutual_cancellation);
  const owner = trip.owner.first_name;
  const hasAsked = trip.mutual_cancellation !== null;

  async function send() {
    const changed = await change();
    if (!changed) return;
    // The owner may have requested it meanwhile, and then both have agreed.
    if (isCancelled(changed)) return onCancelled(changed);
    events.send('toast.shown', { tone: 'good', title: formatMessage(togetherMessages.sent, { owner }) });
  }

  const busyLabel = formatMessage(hasAsked ? togetherMessages.agreeing : togetherMessages.asking);
  return (
    <Button
      variant={hasAsked ? 'stop' : 'line'}
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={() => void send()}
    >
      {hasAsked
        ? formatMessage(togetherMessages.agree, { amount })
        : formatMessage(togetherMessages.ask, { owner })}
    </Button>
  );
}
