import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';

import { RefusalWords } from '../parts/refusal-words';
import { refusalMessages } from '../parts/refusal.messages';
import type { Refusal } from '../rules/refusal';

import { frameMessages } from './frame.messages';

export interface RefusedProps {
  booking: Pick<GuestBooking, 'camper'>;
  refusal: Refusal;
  retry: () => void;
}

/** Why the trip cannot be had any more, and the next thing to do. */
export function Refused({ booking, refusal, retry }: RefusedProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        <RefusalWords refusal={refusal} />
      </Note>
      <div>
        {refusal.kind === 'trip' ? (
          <AddressLink to="listing" params={{ id: booking.camper.id }}>
            {formatMessage(frameMessages.otherDates)}
          </AddressLink>
        ) : (
          <Button variant="line" size="s" onClick={retry}>
            {formatMessage(refusalMessages.retry, {})}
          </Button>
        )}
      </div>
    </Stack>
  );
}
