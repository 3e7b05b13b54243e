import { defineMessages, type NoMessageValues } from 'react-intl';

type ProfileValues = {
  lead: NoMessageValues;
  about: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  nameHint: NoMessageValues;
  email: NoMessageValues;
  emailHint: NoMessageValues;
  password: NoMessageValues;
  passwordHint: NoMessageValues;
  forgotten: NoMessageValues;
  emailWhileActing: { name: string };
  pending: { pending: string; email: string };
  keep: { email: string };
  keeping: { email: string };
  phone: NoMessageValues;
  phoneHint: { example: string };
  birthDate: NoMessageValues;
  birthDateHint: NoMessageValues;
  noFirstName: NoMessageValues;
  noLastName: NoMessageValues;
  noEmail: NoMessageValues;
  noSuchDay: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  notSaved: NoMessageValues;
  saved: NoMessageValues;
  phoneNext: NoMessageValues;
  asBefore: NoMessageValues;
  deleteAccount: NoMessageValues;
  home: NoMessageValues;
  homeHint: NoMessageValues;
  street: NoMessageValues;
  zipcode: NoMessageValues;
  city: NoMessageValues;
  country: NoMessageValues;
  languages: NoMessageValues;
  languagesHint: NoMessageValues;
};

export const profileMessages = defineMessages<ProfileValues>({
  lead: {
    id: 'account.profile.lead',
    defaultMessage: 'Others see your picture and your first name.',
    description: 'Under the heading',
  },
  about: {
    id: 'account.profile.about',
    defaultMessage: 'About you',
    description: 'Heading over the fields for name, address, phone and date of birth',
  },
  firstName: {
    id: 'account.profile.first-name',
    defaultMessage: 'First name',
    description: 'Label of a field',
  },
  lastName: {
    id: 'account.profile.last-name',
    defaultMessage: 'Last name',
    description: 'Label of a field',
  },
  nameHint: {
    id: 'account.profile.name-hint',
    defaultMessage: 'Enter your names as they are on your driving licence.',
    description: 'Under the heading About you',
  },
  email: {
    id: 'account.profile.email',
    defaultMessage: 'E-mail',
    description: 'Label of a field',
  },
  emailHint: {
    id: 'account.profile.email-hint',
    defaultMessage: 'A new address counts once you have opened the link we send there.',
    description: 'Under the label E-mail',
  },
  password: {
    id: 'account.profile.password',
    defaultMessage: 'Your password',
    description: 'Label of a field below E-mail',
  },
  passwordHint: {
    id: 'account.profile.password-hint',
    defaultMessage: 'Only needed to change your e-mail address.',
    description: 'Under the label Your password',
  },
  forgotten: {
    id: 'account.profile.forgotten',
    defaultMessage: 'Forgotten?',
    description: 'Link beside the label Your password, to where a new one is set; short',
  },
  emailWhileActing: {
    id: 'account.profile.email-while-acting',
    defaultMessage: 'Only {name} can change this address.',
    description: 'For staff who act as another user, under the switched-off field; name: that person',
  },
  pending: {
    id: 'account.profile.pending',
    defaultMessage: 'We have sent a link to {pending}. Until you open it, your address stays {email}.',
    description: 'After another address was asked for; pending: the new address, email: the present one',
  },
  keep: {
    id: 'account.profile.keep',
    defaultMessage: 'Keep {email}',
    description: 'Button: takes back the change of address; email: the present one',
  },
  keeping: {
    id: 'account.profile.keeping',
    defaultMessage: 'Keeping {email}',
    description: 'The same button while it is being done',
  },
  phone: {
    id: 'account.profile.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field',
  },
  phoneHint: {
    id: 'account.profile.phone-hint',
    defaultMessage: 'With its country code, like {example}.',
    description: 'Under the label Phone. example: a number of the country',
  },
  birthDate: {
    id: 'account.profile.birth-date',
    defaultMessage: 'Date of birth',
    description: 'Label of three boxes: day, month, year',
  },
  birthDateHint: {
    id: 'account.profile.birth-date-hint',
    defaultMessage: 'You have to be 18 or older to rent a camper or to rent one out.',
    description: 'Under the label Date of birth',
  },
  noFirstName: {
    id: 'account.profile.no-first-name',
    defaultMessage: 'Enter your first name.',
    description: 'Under the field First name that was left empty',
  },
  noLastName: {
    id: 'account.profile.no-last-name',
    defaultMessage: 'Enter your last name.',
    description: 'Under the field Last name that was left empty',
  },
  noEmail: {
    id: 'account.profile.no-email',
    defaultMessage: 'Enter the e-mail address we should use.',
    description: 'Under the field E-mail that was left empty',
  },
  noSuchDay: {
    id: 'account.profile.no-such-day',
    defaultMessage: 'This date does not exist. Enter the day, the month and the four digits of the year.',
    description: 'Under a date of birth that does not exist or is not whole',
  },
  save: {
    id: 'account.profile.save',
    defaultMessage: 'Save the profile',
    description: 'Button that saves the form',
  },
  saving: {
    id: 'account.profile.saving',
    defaultMessage: 'Saving the profile',
    description: 'The same button while it is being saved',
  },
  notSaved: {
    id: 'account.profile.not-saved',
    defaultMessage: 'Your profile was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  saved: {
    id: 'account.profile.saved',
    defaultMessage: 'Your profile is saved',
    description: 'News in the corner of the page',
  },
  phoneNext: {
    id: 'account.profile.phone-next',
    defaultMessage: 'Your new phone number still has to be confirmed.',
    description: 'Second line of that news, where the phone number is another one',
  },
  asBefore: {
    id: 'account.profile.as-before',
    defaultMessage: 'Nothing changed, so there was nothing to save',
    description: 'News in the corner of the page, where the form was sent without a change',
  },
  deleteAccount: {
    id: 'account.profile.delete-account',
    defaultMessage: 'Delete your account',
    description: 'Link at the foot of the page',
  },
  home: {
    id: 'account.profile.home',
    defaultMessage: 'Where you live',
    description: 'Heading over the fields of a postal address',
  },
  homeHint: {
    id: 'account.profile.home-hint',
    defaultMessage: 'It is written into rental contracts. Others do not see it before.',
    description: 'Under that heading',
  },
  street: {
    id: 'account.profile.street',
    defaultMessage: 'Street and number',
    description: 'Label of a field',
  },
  zipcode: {
    id: 'account.profile.zipcode',
    defaultMessage: 'Postcode',
    description: 'Label of a field',
  },
  city: {
    id: 'account.profile.city',
    defaultMessage: 'Town',
    description: 'Label of a field',
  },
  country: {
    id: 'account.profile.country',
    defaultMessage: 'Country',
    description: 'Label of a field',
  },
  languages: {
    id: 'account.profile.languages',
    defaultMessage: 'Languages you speak',
    description: 'Name of a group of boxes, one for each language',
  },
  languagesHint: {
    id: 'account.profile.languages-hint',
    defaultMessage: 'Owners see them with your requests.',
    description: 'Under the name of the group of boxes',
  },
});
