import { useIntl } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import { Lead } from '@campavia/ui';

import { countValues } from '../../rules/counts';

import { categoryMessages } from './category/category.messages';
import { landingPagesMessages } from './landing-pages.messages';

/** Reserves the height of the line while the number is not known. */
const UNKNOWN = '\u00a0';

export interface LandingLeadProps {
  answer: ListedCampers | undefined;
  seats?: number;
}

export function LandingLead({ answer, seats }: LandingLeadProps) {
  const { formatMessage } = useIntl();
  if (!answer) return <Lead>{UNKNOWN}</Lead>;
  const sentences = [formatMessage(landingPagesMessages.lead, countValues(answer))];
  if (seats !== undefined && answer.count > 0)
    sentences.push(formatMessage(categoryMessages.sleeps, { seats }));
  return <Lead>{sentences.join(' ')}</Lead>;
}
