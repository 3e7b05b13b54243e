import { defineMessages, type NoMessageValues } from 'react-intl';

type DeleteAccountValues = {
  lead: NoMessageValues;
  lost: NoMessageValues;
  lostProfile: NoMessageValues;
  lostSignIn: NoMessageValues;
  lostCredits: NoMessageValues;
  lostCampers: { count: number };
  stays: NoMessageValues;
  sure: NoMessageValues;
  notSure: NoMessageValues;
  deleteIt: NoMessageValues;
  deleting: NoMessageValues;
  keep: NoMessageValues;
  notDeleted: NoMessageValues;
  tripsFirst: { count: number };
  camper: { id: string };
  done: NoMessageValues;
  doneText: NoMessageValues;
  notYet: NoMessageValues;
  requests: { count: number };
  retained: { date: string };
  keptByProvider: NoMessageValues;
  lostDocuments: NoMessageValues;
};

export const deleteAccountMessages = defineMessages<DeleteAccountValues>({
  lead: {
    id: 'account.delete-account.lead',
    defaultMessage: 'We delete your personal data at once. Nobody can restore the account, not even us.',
    description: 'Under the heading: what deleting means',
  },
  lost: {
    id: 'account.delete-account.lost',
    defaultMessage: 'What will be deleted',
    description: 'Heading over the list of what is lost',
  },
  lostProfile: {
    id: 'account.delete-account.lost-profile',
    defaultMessage: 'Your name, picture, e-mail, phone and date of birth',
    description: 'One line of what is lost',
  },
  lostSignIn: {
    id: 'account.delete-account.lost-sign-in',
    defaultMessage: 'Your access: you are signed out everywhere',
    description: 'One line of what is lost',
  },
  lostCredits: {
    id: 'account.delete-account.lost-credits',
    defaultMessage: 'Rental credit you have not used',
    description: 'One line of what is lost: vouchers from refunds or gifts',
  },
  lostCampers: {
    id: 'account.delete-account.lost-campers',
    defaultMessage:
      '{count, plural, one {Your camper: its page closes} other {Your # campers: their pages close}}',
    description: 'One line of what is lost, for owners; count: how many campers they rent out',
  },
  stays: {
    id: 'account.delete-account.stays',
    defaultMessage: 'What you wrote to others stays with them, without your name.',
    description: 'Under that list: messages and reviews that others have received',
  },
  sure: {
    id: 'account.delete-account.sure',
    defaultMessage: 'I want my account deleted for good.',
    description: 'Sentence beside the tick that is needed before deleting',
  },
  notSure: {
    id: 'account.delete-account.not-sure',
    defaultMessage: 'Tick this if the account is to be deleted.',
    description: 'Under the tick that was left out',
  },
  deleteIt: {
    id: 'account.delete-account.delete-it',
    defaultMessage: 'Delete the account',
    description: 'Button that deletes the account',
  },
  deleting: {
    id: 'account.delete-account.deleting',
    defaultMessage: 'Deleting the account',
    description: 'The same button while it is being done',
  },
  keep: {
    id: 'account.delete-account.keep',
    defaultMessage: 'Keep the account',
    description: 'Link back to the account, beside the button that deletes it',
  },
  notDeleted: {
    id: 'account.delete-account.not-deleted',
    defaultMessage: 'Your account was not deleted',
    description: 'Head of the list of what is wrong with the form',
  },
  tripsFirst: {
    id: 'account.delete-account.trips-first',
    defaultMessage:
      '{count, plural, one {Finish or cancel this trip first} other {Finish or cancel these trips first}}',
    description:
      'Heading over trips still to come, which keep an account from being deleted; count: how many',
  },
  camper: {
    id: 'account.delete-account.camper',
    defaultMessage: 'Camper {id}',
    description: 'Name of a camper whose title is not known; id: its number',
  },
  done: {
    id: 'account.delete-account.done',
    defaultMessage: 'Your account is deleted',
    description: 'News in the corner of the page',
  },
  doneText: {
    id: 'account.delete-account.done-text',
    defaultMessage: 'Thank you for the road we shared.',
    description: 'Second line of that news',
  },
  notYet: {
    id: 'account.delete-account.not-yet',
    defaultMessage: 'Your account cannot be deleted yet.',
    description: 'Over the list of trips that come first',
  },
  retained: {
    id: 'account.delete-account.retained',
    defaultMessage:
      'Tax law makes us keep your name, address, tax number and what you earned until {date}. Only authorities get them. Rental contracts stay with the other side.',
    description: 'What stays after the account of an owner is deleted; date: 31 December 2033',
  },
  keptByProvider: {
    id: 'account.delete-account.kept-by-provider',
    defaultMessage:
      'Our payment provider closes your account there too, once everything we owe you is paid. It keeps your identity and payments for as long as the law against money laundering requires.',
    description: 'What stays with the payment provider after the account of an owner is deleted',
  },
  lostDocuments: {
    id: 'account.delete-account.lost-documents',
    defaultMessage: 'Your documents with all their pages',
    description: 'One line of what is lost',
  },
  requests: {
    id: 'account.delete-account.requests',
    defaultMessage:
      '{count, plural, one {Your open request is withdrawn with it.} other {Your # open requests are withdrawn with it.}}',
    description: 'Over the form that deletes the account; count: requests that nobody has paid for yet',
  },
});
