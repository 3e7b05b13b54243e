import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { FailedSlot } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';

import { priceMessages } from './price.messages';

export interface BookingAwayProps extends FailedSlot {
  /** Takes the focus over when the booking has come and the button goes. */
  place: RefObject<HTMLElement | null>;
}

/** Why the camper cannot be booked on its page right now, and the way to try it again. */
export function BookingAway({ retry, isRetrying, place }: BookingAwayProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [here, next] = [box.current, place.current];
    return () => {
      if (here?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    <Stack ref={box} $gap={3} data-not-printed="">
      <Note tone="care" role="status">
        {formatMessage(priceMessages.bookingAway)}
      </Note>
      <div>
        <Button variant="line" size="s" isBusy={isRetrying} onClick={retry}>
          {formatMessage(priceMessages.tryAgain)}
        </Button>
      </div>
    </Stack>
  );
}
