import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { FailedSlot } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';

import { priceMessages } from './price.messages';

export interface BookingUnavailableProps extends FailedSlot {
  /** Takes the focus when the booking is loaded and the button disappears. */
  place: RefObject<HTMLElement | null>;
}

export function BookingUnavailable({ retry, isRetrying, place }: BookingUnavailableProps) {
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
        {formatMessage(priceMessages.bookingUnavailable)}
      </Note>
      <div>
        <Button variant="line" size="s" isBusy={isRetrying} onClick={retry}>
          {formatMessage(priceMessages.tryAgain)}
        </Button>
      </div>
    </Stack>
  );
}
