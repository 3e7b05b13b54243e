import { useIntl } from 'react-intl';

import { Lead } from '@campavia/ui';

import { categoryMessages } from './category.messages';
import { landingsMessages } from './landings.messages';

/** Holds the line while nobody knows how many there are. */
const UNKNOWN = '\u00a0';

export interface LandingLeadProps {
  /** How many campers the page is about; undefined while that is not known. */
  count: number | undefined;
  /** How many people each of them has to take. */
  seats?: number;
}

/** How many there are to choose from. */
export function LandingLead({ count, seats }: LandingLeadProps) {
  const { formatMessage } = useIntl();
  if (count === undefined) return <Lead>{UNKNOWN}</Lead>;
  const sentences = [formatMessage(landingsMessages.lead, { count })];
  if (seats !== undefined && count > 0) sentences.push(formatMessage(categoryMessages.sleeps, { seats }));
  return <Lead>{sentences.join(' ')}</Lead>;
}
