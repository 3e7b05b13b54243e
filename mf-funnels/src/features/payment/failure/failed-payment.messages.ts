import { defineMessages, type NoMessageValues } from 'react-intl';

type FailedValues = { again: NoMessageValues; later: NoMessageValues };

export const failedMessages = defineMessages<FailedValues>({
  again: {
    id: 'payment.failed.again',
    defaultMessage: 'Try again',
    description: 'Main button of the page of a failed payment: back to where one pays',
  },
  later: {
    id: 'payment.failed.later',
    defaultMessage: 'Pay later',
    description: 'Link beside it: to the page of the trip, which can still be paid from there',
  },
});
