import { defineMessages } from 'react-intl';

export const endCompanyMessages = defineMessages({
  title: {
    id: 'owner-details.professional.end-title',
    defaultMessage: 'Rent out privately again',
    description: 'Heading below the form of the company',
  },
  changes: {
    id: 'owner-details.professional.end-changes',
    defaultMessage:
      'Your listings no longer say “professional”, and only your identity document is needed. You enter your bank account anew, because our payment provider keeps people and companies apart. Receipts of earlier trips still name the company. This is possible once confirmed trips and payouts of the company are over.',
    description: 'What going back to renting out privately changes',
  },
  ask: {
    id: 'owner-details.professional.end-ask',
    defaultMessage: 'Go back to private',
    description: 'Button that asks for a second press',
  },
  confirm: {
    id: 'owner-details.professional.end-confirm',
    defaultMessage: 'Yes, go back',
    description: 'Button: the second press, makes the owner private',
  },
  keep: {
    id: 'owner-details.professional.end-keep',
    defaultMessage: 'Keep the company',
    description: 'Button: nothing changes',
  },
  done: {
    id: 'owner-details.professional.end-done',
    defaultMessage: 'You rent out privately now',
    description: 'Toast',
  },
  failed: {
    id: 'owner-details.professional.end-failed',
    defaultMessage: 'That did not work. Please try again in a moment.',
    description: 'Note when the api gave no reason',
  },
});
