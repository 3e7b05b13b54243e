import { defineMessages, type NoMessageValues } from 'react-intl';

type BeneficialOwnersValues = {
  lead: NoMessageValues;
  notNeeded: NoMessageValues;
  toProfessional: NoMessageValues;
  failed: NoMessageValues;
  C: NoMessageValues;
  C_text: NoMessageValues;
  A: NoMessageValues;
  A_text: NoMessageValues;
  V: NoMessageValues;
  V_text: NoMessageValues;
  I: NoMessageValues;
  I_text: NoMessageValues;
  R: NoMessageValues;
  R_text: NoMessageValues;
  missing: NoMessageValues;
  wrong: NoMessageValues;
  documents: NoMessageValues;
  shareholders: NoMessageValues;
  persons: NoMessageValues;
  born: { date: string; city: string };
  edit: NoMessageValues;
  editPerson: { name: string };
  most: NoMessageValues;
  submit: NoMessageValues;
  submitting: NoMessageValues;
  notSubmitted: NoMessageValues;
  begin: NoMessageValues;
  add: NoMessageValues;
  change: NoMessageValues;
  save: NoMessageValues;
  cancel: NoMessageValues;
  saved: NoMessageValues;
  notSaved: NoMessageValues;
  birthCity: NoMessageValues;
  birthCountry: NoMessageValues;
  noCountry: NoMessageValues;
};

export const beneficialOwnersMessages = defineMessages<BeneficialOwnersValues>({
  lead: {
    id: 'owner-details.beneficial-owners.lead',
    defaultMessage:
      'The law asks who stands behind a company: everybody who owns more than 25 % of it or controls it. It takes about ten minutes.',
    description: 'Below the heading of the page',
  },
  notNeeded: {
    id: 'owner-details.beneficial-owners.not-needed',
    defaultMessage:
      'This does not concern you: only companies and partnerships declare their owners. You rent out as a person or a sole trader, so you own everything yourself.',
    description: 'In place of the form, for people and sole traders',
  },
  toProfessional: {
    id: 'owner-details.beneficial-owners.to-professional',
    defaultMessage: 'See who rents out',
    description: 'Button that leads to the page with the company',
  },
  failed: {
    id: 'owner-details.beneficial-owners.failed',
    defaultMessage: 'Your declaration could not be loaded',
    description: 'In place of the declaration',
  },
  C: {
    id: 'owner-details.beneficial-owners.c',
    defaultMessage: 'Not submitted yet',
    description: 'Badge of a declaration that is being written',
  },
  C_text: {
    id: 'owner-details.beneficial-owners.c-text',
    defaultMessage:
      'Add everybody who owns more than 25 % of your company or controls it, four people at most. Then submit the declaration.',
    description: 'Below that badge',
  },
  A: {
    id: 'owner-details.beneficial-owners.a',
    defaultMessage: 'Being checked',
    description: 'Badge of a declaration that is being checked',
  },
  A_text: {
    id: 'owner-details.beneficial-owners.a-text',
    defaultMessage:
      'The payment provider checks your declaration, one working day as a rule. It cannot be changed meanwhile.',
    description: 'Below that badge',
  },
  V: {
    id: 'owner-details.beneficial-owners.v',
    defaultMessage: 'Validated',
    description: 'Badge of a declaration that was accepted',
  },
  V_text: {
    id: 'owner-details.beneficial-owners.v-text',
    defaultMessage:
      'Everything is in order. Tell us by the contact page if the owners of your company change.',
    description: 'Below that badge',
  },
  I: {
    id: 'owner-details.beneficial-owners.i',
    defaultMessage: 'Incomplete',
    description: 'Badge of a declaration in which something is missing',
  },
  I_text: {
    id: 'owner-details.beneficial-owners.i-text',
    defaultMessage: 'Something is missing or wrong. Change or add people, then submit the declaration again.',
    description: 'Below that badge',
  },
  R: {
    id: 'owner-details.beneficial-owners.r',
    defaultMessage: 'Refused',
    description: 'Badge of a declaration that was refused',
  },
  R_text: {
    id: 'owner-details.beneficial-owners.r-text',
    defaultMessage:
      'The payment provider refused this declaration. Begin a new one; this one stays as it is.',
    description: 'Below that badge, over a button that begins another',
  },
  missing: {
    id: 'owner-details.beneficial-owners.missing',
    defaultMessage: 'At least one beneficial owner is missing.',
    description: 'Why a declaration is incomplete',
  },
  wrong: {
    id: 'owner-details.beneficial-owners.wrong',
    defaultMessage: 'Details of a person do not match the documents.',
    description: 'Why a declaration is incomplete or refused',
  },
  documents: {
    id: 'owner-details.beneficial-owners.documents',
    defaultMessage: 'The documents of your company or of its owners are missing or do not match.',
    description: 'Why a declaration is incomplete or refused',
  },
  shareholders: {
    id: 'owner-details.beneficial-owners.shareholders',
    defaultMessage: 'The provider also needs a declaration of the shareholders; send it with your documents.',
    description: 'Why a declaration is incomplete or refused',
  },
  persons: {
    id: 'owner-details.beneficial-owners.persons',
    defaultMessage: 'People',
    description: 'Heading over the people of a declaration',
  },
  born: {
    id: 'owner-details.beneficial-owners.born',
    defaultMessage: 'Born {date}, {city}',
    description: 'Below a name; date: 17 May 1980; city: Bremen',
  },
  edit: {
    id: 'owner-details.beneficial-owners.edit',
    defaultMessage: 'Change',
    description: 'Button beside a person',
  },
  editPerson: {
    id: 'owner-details.beneficial-owners.edit-person',
    defaultMessage: 'Change {name}',
    description: 'The same button, for whoever hears it; name: Jonas Weber',
  },
  most: {
    id: 'owner-details.beneficial-owners.most',
    defaultMessage: 'A declaration has four people at most.',
    description: 'Beside the people when no more can be added',
  },
  submit: {
    id: 'owner-details.beneficial-owners.submit',
    defaultMessage: 'Submit the declaration',
    description: 'Button that sends the declaration to the payment provider',
  },
  submitting: {
    id: 'owner-details.beneficial-owners.submitting',
    defaultMessage: 'Submitting',
    description: 'The same button while it is being sent',
  },
  notSubmitted: {
    id: 'owner-details.beneficial-owners.not-submitted',
    defaultMessage: 'The declaration was not submitted. Try again in a moment.',
    description: 'Shown when the declaration could not be sent',
  },
  begin: {
    id: 'owner-details.beneficial-owners.begin',
    defaultMessage: 'New declaration',
    description: 'Button that begins another declaration after one was refused',
  },
  add: {
    id: 'owner-details.beneficial-owners.add',
    defaultMessage: 'Add a person',
    description: 'Button that opens the form for a person, and its heading',
  },
  change: {
    id: 'owner-details.beneficial-owners.change',
    defaultMessage: 'Change a person',
    description: 'Heading of the form when a person is changed',
  },
  save: {
    id: 'owner-details.beneficial-owners.save',
    defaultMessage: 'Save the person',
    description: 'Button that saves a person',
  },
  cancel: {
    id: 'owner-details.beneficial-owners.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the form without saving',
  },
  saved: {
    id: 'owner-details.beneficial-owners.saved',
    defaultMessage: 'The person is saved',
    description: 'News in the corner of the page',
  },
  notSaved: {
    id: 'owner-details.beneficial-owners.not-saved',
    defaultMessage: 'The person was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  birthCity: {
    id: 'owner-details.beneficial-owners.birth-city',
    defaultMessage: 'Place of birth',
    description: 'Name of a field: the town where a user was born',
  },
  birthCountry: {
    id: 'owner-details.beneficial-owners.birth-country',
    defaultMessage: 'Country of birth',
    description: 'Name of a field: the country where a user was born',
  },
  noCountry: {
    id: 'owner-details.beneficial-owners.no-country',
    defaultMessage: 'Choose a country.',
    description: 'Below a field in which no country was chosen',
  },
});
