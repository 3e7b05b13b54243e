import { defineMessages, type NoMessageValues } from 'react-intl';

type YouValues = {
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  born: NoMessageValues;
  licence: NoMessageValues;
  licenceHint: NoMessageValues;
  licenceB: NoMessageValues;
  licenceC: NoMessageValues;
  licenceSince: NoMessageValues;
  licenceSinceHint: NoMessageValues;
  noFirstName: NoMessageValues;
  noLastName: NoMessageValues;
  noPhone: NoMessageValues;
  noBirthday: NoMessageValues;
  noLicenceDay: NoMessageValues;
  noSuchDay: NoMessageValues;
  dayAhead: NoMessageValues;
  licenceTooOld: NoMessageValues;
  badPhone: { example: string };
  tooYoung: { age: number; date: string; is: number };
  tooNew: { years: number; date: string; is: number };
  fromDay: { date: string };
  otherDriver: NoMessageValues;
};

export const userDetailsMessages = defineMessages<YouValues>({
  firstName: { id: 'funnel.you.first-name', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'funnel.you.last-name', defaultMessage: 'Last name', description: 'Label of a field' },
  phone: { id: 'funnel.you.phone', defaultMessage: 'Mobile phone', description: 'Label of a field' },
  phoneHint: {
    id: 'funnel.you.phone-hint',
    defaultMessage: 'Only for the hand-over and when something happens on the way.',
    description: 'Under the label of the phone',
  },
  born: {
    id: 'funnel.you.born',
    defaultMessage: 'Date of birth',
    description: 'Label of three boxes: day, month, year',
  },
  licence: {
    id: 'funnel.you.licence',
    defaultMessage: 'Driving licence',
    description: 'Label of a choice of licence classes',
  },
  licenceHint: {
    id: 'funnel.you.licence-hint',
    defaultMessage: 'B up to 3.5 tonnes, C above. The camper’s page says which one it needs.',
    description: 'Under the label of the licence',
  },
  licenceB: {
    id: 'funnel.you.licence-b',
    defaultMessage: 'B: cars and campers up to 3.5 t',
    description: 'A licence class to choose',
  },
  licenceC: {
    id: 'funnel.you.licence-c',
    defaultMessage: 'C: above 3.5 t too',
    description: 'A licence class to choose',
  },
  licenceSince: {
    id: 'funnel.you.since',
    defaultMessage: 'Licence held since',
    description: 'Label of a date field',
  },
  licenceSinceHint: {
    id: 'funnel.you.since-hint',
    defaultMessage: 'The day of issue is on the front of the card, at 4a or 10.',
    description: 'Under the label of the date',
  },
  noFirstName: {
    id: 'funnel.you.no-first-name',
    defaultMessage: 'Enter your first name.',
    description: 'Error of a field',
  },
  noLastName: {
    id: 'funnel.you.no-last-name',
    defaultMessage: 'Enter your last name.',
    description: 'Error of a field',
  },
  noPhone: {
    id: 'funnel.you.no-phone',
    defaultMessage: 'Enter a mobile number on which you can be reached during the trip.',
    description: 'Error of a field',
  },
  noBirthday: {
    id: 'funnel.you.no-birthday',
    defaultMessage: 'Enter the driver’s date of birth.',
    description: 'Error of a field',
  },
  noLicenceDay: {
    id: 'funnel.you.no-licence-day',
    defaultMessage: 'Enter the day of issue of the licence.',
    description: 'Error of a field',
  },
  noSuchDay: {
    id: 'funnel.you.no-such-day',
    defaultMessage: 'This date does not exist. Enter day, month and year in numbers.',
    description: 'Error of a date',
  },
  dayAhead: {
    id: 'funnel.you.day-ahead',
    defaultMessage: 'This date is in the future. Check the year.',
    description: 'Error of a date',
  },
  licenceTooOld: {
    id: 'funnel.you.licence-too-old',
    defaultMessage: 'The licence is older than the driver’s age allows. Check both dates.',
    description:
      'Error of the date of a licence: its driver was a child by then. Both: that, and the birthday',
  },
  badPhone: {
    id: 'funnel.you.bad-phone',
    defaultMessage: 'Enter the phone number with its country code, like {example}.',
    description: 'Error of a field. example: a number of the country',
  },
  tooYoung: {
    id: 'funnel.you.too-young',
    defaultMessage:
      'The insurances of this camper start at {age, plural, one {# year} other {# years}}. On {date} this driver is {is, plural, one {# year} other {# years}} old.',
    description: 'Error of the date of birth. date: first day of the trip; is: the age then',
  },
  tooNew: {
    id: 'funnel.you.too-new',
    defaultMessage:
      'The insurances of this camper ask for a licence held for {years, plural, one {# year} other {# years}}. On {date} it is {is, plural, =0 {less than a year} one {# year} other {# years}}.',
    description:
      'Error of the day of issue. date: first day of the trip; is: for how many years it is held then',
  },
  fromDay: {
    id: 'funnel.you.from-day',
    defaultMessage: 'From {date} on this driver is covered.',
    description: 'Under the error of a driver whom no insurance takes. date: with its year',
  },
  otherDriver: {
    id: 'funnel.you.other-driver',
    defaultMessage: 'Does somebody else drive? Enter their details here.',
    description: 'Under the error of a driver whom no insurance takes',
  },
});
