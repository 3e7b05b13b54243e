import { defineMessages, type NoMessageValues } from 'react-intl';

type AccountValues = {
  since: { month: string };
  trips: { count: number };
  profile: NoMessageValues;
  edit: NoMessageValues;
  email: NoMessageValues;
  pendingEmail: { email: string };
  phone: NoMessageValues;
  noPhone: NoMessageValues;
  addPhone: NoMessageValues;
  born: NoMessageValues;
  address: NoMessageValues;
  speaks: NoMessageValues;
  notGiven: NoMessageValues;
  addPicture: NoMessageValues;
  rentingOut: NoMessageValues;
  ownerDocuments: NoMessageValues;
  ownerDocumentsText: NoMessageValues;
  professional: NoMessageValues;
  professionalText: NoMessageValues;
  taxNumber: NoMessageValues;
  taxNumberText: NoMessageValues;
  payoutsText: NoMessageValues;
  moreFailed: NoMessageValues;
};

export const accountMessages = defineMessages<AccountValues>({
  since: {
    id: 'account.overview.since',
    defaultMessage: 'With Campavia since {month}',
    description: 'Under a person’s name; month: May 2024',
  },
  trips: {
    id: 'account.overview.trips',
    defaultMessage: '{count, plural, one {# trip} other {# trips}}',
    description: 'After since when a person is with us: how many trips they booked',
  },
  profile: {
    id: 'account.overview.profile',
    defaultMessage: 'Profile',
    description: 'Heading over name, e-mail address, phone and address of the user',
  },
  edit: {
    id: 'account.overview.edit',
    defaultMessage: 'Edit',
    description: 'Link beside the heading Profile, to the page with picture, name, address and phone',
  },
  email: {
    id: 'account.overview.email',
    defaultMessage: 'E-mail',
    description: 'Name of a line: the e-mail address of the account',
  },
  pendingEmail: {
    id: 'account.overview.pending-email',
    defaultMessage: '{email} replaces it once you open the link we sent there.',
    description: 'Under the e-mail address, where another one was asked for; email: the new address',
  },
  phone: {
    id: 'account.overview.phone',
    defaultMessage: 'Phone',
    description: 'Name of a line: the phone number of the account',
  },
  noPhone: {
    id: 'account.overview.no-phone',
    defaultMessage: 'None yet. Owners and guests call each other on the day of the handover.',
    description: 'In place of a phone number',
  },
  addPhone: {
    id: 'account.overview.add-phone',
    defaultMessage: 'Add a phone number',
    description: 'Link to the profile, where a phone number is missing',
  },
  born: {
    id: 'account.overview.born',
    defaultMessage: 'Born',
    description: 'Name of a line: the date of birth',
  },
  address: {
    id: 'account.overview.address',
    defaultMessage: 'Address',
    description: 'Name of a line: the postal address',
  },
  speaks: {
    id: 'account.overview.speaks',
    defaultMessage: 'Speaks',
    description: 'Name of a line: the languages that a user speaks',
  },
  notGiven: {
    id: 'account.overview.not-given',
    defaultMessage: 'Not given yet',
    description: 'In place of a date of birth, an address or languages',
  },
  addPicture: {
    id: 'account.overview.add-picture',
    defaultMessage: 'Add a picture',
    description: 'Link to the profile, where no picture was chosen',
  },
  rentingOut: {
    id: 'account.overview.renting-out',
    defaultMessage: 'Renting out',
    description: 'Heading of what a user with a camper needs to rent it out',
  },
  ownerDocuments: {
    id: 'account.overview.owner-documents',
    defaultMessage: 'Owner’s documents',
    description: 'Name of a line: the documents by which an owner proves their identity',
  },
  ownerDocumentsText: {
    id: 'account.overview.owner-documents-text',
    defaultMessage: 'Proof of who you are and, for companies, of their registration',
    description: 'Below “Owner’s documents”',
  },
  professional: {
    id: 'account.overview.professional',
    defaultMessage: 'Who rents out',
    description: 'Name of a line: whether a user rents out privately or for a company',
  },
  professionalText: {
    id: 'account.overview.professional-text',
    defaultMessage: 'You privately, or a company',
    description: 'Below “Who rents out”',
  },
  taxNumber: {
    id: 'account.overview.tax-number',
    defaultMessage: 'Tax number',
    description: 'Name of a line',
  },
  taxNumberText: {
    id: 'account.overview.tax-number-text',
    defaultMessage: 'EU rules ask for it once a year',
    description: 'Below “Tax number”',
  },
  payoutsText: {
    id: 'account.overview.payouts-text',
    defaultMessage: 'What you are paid for your campers, year by year',
    description: 'Below “Payouts”',
  },
  moreFailed: {
    id: 'account.overview.more-failed',
    defaultMessage: 'Passkeys, sign-ins and e-mails could not be loaded.',
    description: 'In place of a part of the overview',
  },
});
