import type { SlotProps } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';

import { ConditionReportSteps } from '../../features/condition';

export type BookingConditionProps = SlotProps['booking.condition'];

/** The report of a pick-up or a return on the owner's page of the booking. */
export function BookingCondition({ bookingId, moment, guest, timeZone }: BookingConditionProps) {
  return (
    <Stack $gap={6}>
      <ConditionReportSteps party={{ bookingId, side: 'owner', name: guest, timeZone }} moment={moment} />
    </Stack>
  );
}
