import { defineMessages, type NoMessageValues } from 'react-intl';

type ConditionFrameValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
};

export const conditionFrameMessages = defineMessages<ConditionFrameValues>({
  title: {
    id: 'trip.condition.title',
    defaultMessage: 'Condition of the camper',
    description: 'Heading over the condition reports of a trip',
  },
  failed: {
    id: 'trip.condition.failed',
    defaultMessage: 'The condition reports could not be loaded.',
    description: 'In place of the condition reports',
  },
});
