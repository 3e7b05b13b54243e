import { defineMessages, type NoMessageValues } from 'react-intl';

type AccountValues = {
  since: { month: string };
  editProfile: NoMessageValues;
  status: NoMessageValues;
  email: NoMessageValues;
  pendingEmail: { email: string };
  phone: NoMessageValues;
  noPhone: NoMessageValues;
  addPhone: NoMessageValues;
  picture: NoMessageValues;
  hasPicture: NoMessageValues;
  noPicture: NoMessageValues;
  addPicture: NoMessageValues;
  driving: NoMessageValues;
  documents: NoMessageValues;
  documentsText: NoMessageValues;
  seeDocuments: NoMessageValues;
  rentingOut: NoMessageValues;
  ownerDocuments: NoMessageValues;
  ownerDocumentsText: NoMessageValues;
  safety: NoMessageValues;
  password: NoMessageValues;
  passwordText: NoMessageValues;
  changePassword: NoMessageValues;
};

export const accountMessages = defineMessages<AccountValues>({
  since: {
    id: 'account.overview.since',
    defaultMessage: 'With Campavia since {month}',
    description: 'Under a person’s name; month: May 2024',
  },
  editProfile: {
    id: 'account.overview.edit-profile',
    defaultMessage: 'Change your profile',
    description: 'Link to the page with picture, name, address and phone',
  },
  status: {
    id: 'account.overview.standing',
    defaultMessage: 'What others can rely on',
    description: 'Heading over address, phone and picture with what is confirmed of them',
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
  picture: {
    id: 'account.overview.picture',
    defaultMessage: 'Picture',
    description: 'Name of a line: the picture somebody shows of themselves',
  },
  hasPicture: {
    id: 'account.overview.has-picture',
    defaultMessage: 'Shown beside your name.',
    description: 'Beside a picture that somebody has chosen',
  },
  noPicture: {
    id: 'account.overview.no-picture',
    defaultMessage: 'None yet. Owners like to see who is renting.',
    description: 'Where somebody has chosen no picture',
  },
  addPicture: {
    id: 'account.overview.add-picture',
    defaultMessage: 'Add a picture',
    description: 'Link to the profile, where no picture was chosen',
  },
  driving: {
    id: 'account.overview.driving',
    defaultMessage: 'Driving',
    description: 'Heading over what somebody needs to drive',
  },
  documents: {
    id: 'account.overview.documents',
    defaultMessage: 'Driver’s documents',
    description: 'Name of a line: the licence and the identity document of the user',
  },
  documentsText: {
    id: 'account.overview.documents-text',
    defaultMessage: 'Licence and identity document. Sent once, they count for each of your trips.',
    description: 'Beside the name Driver’s documents',
  },
  seeDocuments: {
    id: 'account.overview.see-documents',
    defaultMessage: 'See your documents',
    description: 'Link to the page with the licence and the identity document',
  },
  rentingOut: {
    id: 'account.overview.renting-out',
    defaultMessage: 'Renting out',
    description: 'Heading of what somebody with a camper needs to rent it out',
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
  safety: {
    id: 'account.overview.safety',
    defaultMessage: 'Sign-in',
    description: 'Heading over what has to do with the password',
  },
  password: {
    id: 'account.overview.password',
    defaultMessage: 'Password',
    description: 'Name of a line: the password of the account',
  },
  passwordText: {
    id: 'account.overview.password-text',
    defaultMessage: 'Changing it signs you out everywhere else.',
    description: 'Beside the name Password',
  },
  changePassword: {
    id: 'account.overview.change-password',
    defaultMessage: 'Change the password',
    description: 'Link to the page where the password is changed',
  },
});
