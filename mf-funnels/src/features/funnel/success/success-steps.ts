import { Booked } from './booked';
import { Sent } from './sent';

/** What a guest sees when all is done. */
export const successSteps = { booked: Booked, sent: Sent };
