import { Stack } from '@campavia/ui';

import type { StepProps } from '../step-props';

import { SuccessCover } from './success-cover';
import { SuccessPapers } from './success-papers';
import { SuccessSimilar } from './success-similar';

export type SuccessDetailsProps = Pick<StepProps, 'booking' | 'me'>;

/** What is good to know once a request is sent or a trip is booked. */
export function SuccessDetails({ booking, me }: SuccessDetailsProps) {
  return (
    <Stack $gap={10}>
      {booking.can_search_more && <SuccessSimilar booking={booking} />}
      <SuccessPapers booking={booking} me={me} />
      <SuccessCover booking={booking} />
    </Stack>
  );
}
