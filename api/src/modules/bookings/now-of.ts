import type { Now } from '@campavia/domain';

import type { Clock } from '../../core/clock';

/** What time it is for the process of a booking. */
export function nowOf(clock: Clock): Now {
  return { ms: clock.now().getTime(), today: clock.today() };
}
