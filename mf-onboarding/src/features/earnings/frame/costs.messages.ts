import { defineMessages } from 'react-intl';

export const costsMessages = defineMessages({
  title: {
    id: 'earnings.costs.title',
    defaultMessage: 'What it does not cost',
    description: 'Heading of the list of free services for owners',
  },
  free: {
    id: 'earnings.costs.free',
    defaultMessage: 'No fee to list, no commission on your price',
    description: 'In the list of free services for owners',
  },
  insurance: {
    id: 'earnings.costs.insurance',
    defaultMessage: 'Guests pay for the insurance, for every day',
    description: 'In the list of free services for owners',
  },
  choice: {
    id: 'earnings.costs.choice',
    defaultMessage: 'You choose your guests and your dates',
    description: 'In the list of free services for owners',
  },
  paid: {
    id: 'earnings.costs.paid',
    defaultMessage: 'You are paid 24 hours after the trip begins',
    description: 'In the list of free services for owners',
  },
});
