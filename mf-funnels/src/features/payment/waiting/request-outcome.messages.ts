import { defineMessages, type NoMessageValues } from 'react-intl';

type RequestValues = { paid: NoMessageValues; paidText: NoMessageValues };

export const requestMessages = defineMessages<RequestValues>({
  paid: {
    id: 'payment.request.paid',
    defaultMessage: 'Paid. Your trip is changed',
    description: 'Title once something that was added to a trip, such as more days, is paid',
  },
  paidText: {
    id: 'payment.request.paid-text',
    defaultMessage: 'What you added is now part of your trip. You can see it on the trip page.',
    description: 'Under it',
  },
});
