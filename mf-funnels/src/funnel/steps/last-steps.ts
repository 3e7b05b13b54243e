import { Booked } from './booked';
import { Sent } from './sent';

/** What a guest sees when all is done. */
export const lastSteps = { booked: Booked, sent: Sent };
