import { useIntl } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import { Lead } from '@campavia/ui';

import { countValues } from '../../rules/counts';

import { categoryMessages } from './category/category.messages';
import { landingPagesMessages } from './landing-pages.messages';

/** Reserves the line while the number is not known. */
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
  const sentences = [formatMessage(landingPagesMessages.lead, countValues(answer))];
  if (seats !== undefined && answer.count > 0)
    sentences.push(formatMessage(categoryMessages.sleeps, { seats }));
  return <Lead>{sentences.join(' ')}</Lead>;
}
