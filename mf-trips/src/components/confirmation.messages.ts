import { defineMessages } from 'react-intl';

export const confirmationMessages = defineMessages({
  confirmed: {
    id: 'trips.verification.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Badge beside an e-mail address or a phone number that is confirmed',
  },
  waiting: {
    id: 'trips.verification.waiting',
    defaultMessage: 'Not confirmed yet',
    description: 'Badge beside an e-mail address or a phone number that is not confirmed',
  },
  confirmPhone: {
    id: 'trips.verification.confirm-phone',
    defaultMessage: 'Confirm this number',
    description: 'Link to the page where a code is sent to the phone',
  },
});
