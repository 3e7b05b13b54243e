import { defineMessages, type NoMessageValues } from 'react-intl';

type ProfessionalValues = {
  lead: NoMessageValues;
  legal: NoMessageValues;
  legalText: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  birthDate: NoMessageValues;
  birthDateHint: NoMessageValues;
  noSuchDay: NoMessageValues;
  nationality: NoMessageValues;
  residence: NoMessageValues;
  street: NoMessageValues;
  zipcode: NoMessageValues;
  city: NoMessageValues;
  country: NoMessageValues;
  saveLegal: NoMessageValues;
  saving: NoMessageValues;
  legalSaved: NoMessageValues;
  legalNotSaved: NoMessageValues;
  company: NoMessageValues;
  becoming: NoMessageValues;
  switching: NoMessageValues;
  type: NoMessageValues;
  noType: NoMessageValues;
  SOLETRADER: NoMessageValues;
  SOLETRADER_hint: NoMessageValues;
  BUSINESS: NoMessageValues;
  BUSINESS_hint: NoMessageValues;
  PARTNERSHIP_DE: NoMessageValues;
  PARTNERSHIP_DE_hint: NoMessageValues;
  PARTNERSHIP_NL: NoMessageValues;
  PARTNERSHIP_NL_hint: NoMessageValues;
  name: NoMessageValues;
  registrationNumber: NoMessageValues;
  registrationHint: NoMessageValues;
  vatNumber: NoMessageValues;
  vatHint: NoMessageValues;
  email: NoMessageValues;
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  needed: { field: string };
  saveCompany: NoMessageValues;
  companySaved: NoMessageValues;
  documentsNext: NoMessageValues;
  companyNotSaved: NoMessageValues;
  failed: NoMessageValues;
};

export const professionalMessages = defineMessages<ProfessionalValues>({
  lead: {
    id: 'owner-details.professional.lead',
    defaultMessage:
      'Who rents the campers out: you privately, or a company. The law asks this of whoever moves money.',
    description: 'Below the heading of the page',
  },
  legal: {
    id: 'owner-details.professional.legal',
    defaultMessage: 'Who is responsible',
    description: 'Heading over name, birthday and address of whoever answers before the law',
  },
  legalText: {
    id: 'owner-details.professional.legal-text',
    defaultMessage: 'You, or for a company its legal representative. Everything as on the identity document.',
    description: 'Below that heading',
  },
  firstName: {
    id: 'owner-details.professional.first-name',
    defaultMessage: 'First name',
    description: 'Name of a field',
  },
  lastName: {
    id: 'owner-details.professional.last-name',
    defaultMessage: 'Last name',
    description: 'Name of a field',
  },
  birthDate: {
    id: 'owner-details.professional.birth-date',
    defaultMessage: 'Date of birth',
    description: 'Name of a field',
  },
  birthDateHint: {
    id: 'owner-details.professional.birth-date-hint',
    defaultMessage: 'Of the person, not of the company. 18 years at least.',
    description: 'Below the field of the date of birth',
  },
  noSuchDay: {
    id: 'owner-details.professional.no-such-day',
    defaultMessage: 'Enter the day, month and year of birth.',
    description: 'Below the date of birth',
  },
  nationality: {
    id: 'owner-details.professional.nationality',
    defaultMessage: 'Nationality',
    description: 'Name of a field: of which country a user is a citizen',
  },
  residence: {
    id: 'owner-details.professional.residence',
    defaultMessage: 'Country of residence',
    description: 'Name of a field',
  },
  street: {
    id: 'owner-details.professional.street',
    defaultMessage: 'Street and number',
    description: 'Name of a field',
  },
  zipcode: {
    id: 'owner-details.professional.zipcode',
    defaultMessage: 'Postcode',
    description: 'Name of a field',
  },
  city: {
    id: 'owner-details.professional.city',
    defaultMessage: 'Town',
    description: 'Name of a field',
  },
  country: {
    id: 'owner-details.professional.country',
    defaultMessage: 'Country',
    description: 'Name of a field',
  },
  saveLegal: {
    id: 'owner-details.professional.save-legal',
    defaultMessage: 'Save the person',
    description: 'Button',
  },
  saving: {
    id: 'owner-details.professional.saving',
    defaultMessage: 'Saving',
    description: 'A button while its form is being saved',
  },
  legalSaved: {
    id: 'owner-details.professional.legal-saved',
    defaultMessage: 'The responsible person is saved',
    description: 'News in the corner of the page',
  },
  legalNotSaved: {
    id: 'owner-details.professional.legal-not-saved',
    defaultMessage: 'The person was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  company: {
    id: 'owner-details.professional.company',
    defaultMessage: 'Company',
    description: 'Heading over the form of the company',
  },
  becoming: {
    id: 'owner-details.professional.becoming',
    defaultMessage:
      'You rent out privately now. With a company your listings say “professional”, and more documents are needed for payouts. You can go back to private later.',
    description: 'Over the form of the company, for private owners',
  },
  switching: {
    id: 'owner-details.professional.switching',
    defaultMessage:
      'With another type other documents are needed. What is checked already stays, and payouts wait only for what is new.',
    description: 'Over the form of the company, for professional owners',
  },
  type: {
    id: 'owner-details.professional.type',
    defaultMessage: 'Type of company',
    description: 'Name of a choice: of which kind a company is',
  },
  noType: {
    id: 'owner-details.professional.no-type',
    defaultMessage: 'Choose a type.',
    description: 'Below the choice that was not made',
  },
  SOLETRADER: {
    id: 'owner-details.professional.soletrader',
    defaultMessage: 'Sole trader',
    description: 'A type of company',
  },
  SOLETRADER_hint: {
    id: 'owner-details.professional.soletrader-hint',
    defaultMessage: 'Needs an identity document and a proof of registration.',
    description: 'Which documents a sole trader needs',
  },
  BUSINESS: {
    id: 'owner-details.professional.business',
    defaultMessage: 'Company (limited, public)',
    description: 'A type of company',
  },
  BUSINESS_hint: {
    id: 'owner-details.professional.business-hint',
    defaultMessage: 'Also articles of association and a declaration of beneficial owners.',
    description: 'Which documents a company needs',
  },
  PARTNERSHIP_DE: {
    id: 'owner-details.professional.partnership-de',
    defaultMessage: 'Partnership under German law (GbR)',
    description: 'A type of company: the German GbR',
  },
  PARTNERSHIP_DE_hint: {
    id: 'owner-details.professional.partnership-de-hint',
    defaultMessage: 'Also the partnership agreement and a declaration of beneficial owners.',
    description: 'Which documents a partnership needs',
  },
  PARTNERSHIP_NL: {
    id: 'owner-details.professional.partnership-nl',
    defaultMessage: 'Partnership under Dutch law (vof)',
    description: 'A type of company: the Dutch vof',
  },
  PARTNERSHIP_NL_hint: {
    id: 'owner-details.professional.partnership-nl-hint',
    defaultMessage: 'Also the partnership agreement and a declaration of beneficial owners.',
    description: 'Which documents a partnership needs',
  },
  name: {
    id: 'owner-details.professional.name',
    defaultMessage: 'Name of the company',
    description: 'Name of a field',
  },
  registrationNumber: {
    id: 'owner-details.professional.registration-number',
    defaultMessage: 'Registration number',
    description: 'Name of a field',
  },
  registrationHint: {
    id: 'owner-details.professional.registration-hint',
    defaultMessage: 'SIRET, HRB, KvK …',
    description: 'Below the field of the registration number',
  },
  vatNumber: {
    id: 'owner-details.professional.vat-number',
    defaultMessage: 'VAT number',
    description: 'Name of a field',
  },
  vatHint: {
    id: 'owner-details.professional.vat-hint',
    defaultMessage: 'With the code of its country, if you have one.',
    description: 'Below the field of the VAT number',
  },
  email: {
    id: 'owner-details.professional.email',
    defaultMessage: 'E-mail of the company',
    description: 'Name of a field',
  },
  phone: {
    id: 'owner-details.professional.phone',
    defaultMessage: 'Phone of the company',
    description: 'Name of a field',
  },
  phoneHint: {
    id: 'owner-details.professional.phone-hint',
    defaultMessage: 'With the code of its country, +353 …',
    description: 'Below the field of the phone number',
  },
  needed: {
    id: 'owner-details.professional.needed',
    defaultMessage: 'Missing: {field}.',
    description: 'Below a field that was left empty; field: its name',
  },
  saveCompany: {
    id: 'owner-details.professional.save-company',
    defaultMessage: 'Save the company',
    description: 'Button',
  },
  companySaved: {
    id: 'owner-details.professional.company-saved',
    defaultMessage: 'Your company is saved',
    description: 'News in the corner of the page',
  },
  documentsNext: {
    id: 'owner-details.professional.documents-next',
    defaultMessage: 'Its documents come next, under “Owner’s documents”.',
    description: 'Second line of that news',
  },
  companyNotSaved: {
    id: 'owner-details.professional.company-not-saved',
    defaultMessage: 'The company was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  failed: {
    id: 'owner-details.professional.failed',
    defaultMessage: 'This form could not be loaded',
    description: 'In place of a form',
  },
});
