import { Badge } from '@campavia/ui';
import { Hourglass } from '@campavia/ui/icons';

import { waitingTime } from '../rules/waiting-time';

interface WaitingBadgeProps {
  since: string;
  /** Now, by the clock of the server. */
  now: string;
  label: (waited: number) => string;
}

/** How many hours something has waited for staff; in red after a day. */
export function WaitingBadge({ since, now, label }: WaitingBadgeProps) {
  const { hours, isLate } = waitingTime(since, now);
  return (
    <Badge tone={isLate ? 'stop' : 'quiet'} icon={Hourglass}>
      {label(hours)}
    </Badge>
  );
}
