import { useIntl } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import { Lead } from '@campavia/ui';

import { counted } from '../../rules/counted';

import { categoryMessages } from './category.messages';
import { landingsMessages } from './landings.messages';

/** Holds the line while nobody knows how many there are. */
const UNKNOWN = '\u00a0';

export interface LandingLeadProps {
  /** The campers that the page is about; undefined while they are not known. */
  answer: ListedCampers | undefined;
  /** How many people each of them has to take. */
  seats?: number;
}

/** How many there are to choose from. */
export function LandingLead({ answer, seats }: LandingLeadProps) {
  const { formatMessage } = useIntl();
  if (!answer) return <Lead>{UNKNOWN}</Lead>;
  const sentences = [formatMessage(landingsMessages.lead, counted(answer))];
  if (seats !== undefined && answer.count > 0)
    sentences.push(formatMessage(categoryMessages.sleeps, { seats }));
  return <Lead>{sentences.join(' ')}</Lead>;
}
