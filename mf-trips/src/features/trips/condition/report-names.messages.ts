import { defineMessages, type NoMessageValues } from 'react-intl';

import type { ConditionMoment } from '@campavia/domain';

/** The condition reports of a trip. */
export const reportNames = defineMessages<Record<ConditionMoment, NoMessageValues>>({
  pick_up: {
    id: 'trip.condition.pick-up',
    defaultMessage: 'Report of the pick-up',
    description: 'Link to the report',
  },
  return: {
    id: 'trip.condition.return',
    defaultMessage: 'Report of the return',
    description: 'Link to the report',
  },
});
