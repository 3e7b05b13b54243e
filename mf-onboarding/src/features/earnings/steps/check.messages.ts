import { defineMessages, type NoMessageValues } from 'react-intl';

type CheckValues = {
  is_professional: NoMessageValues;
  vehicle_availability: NoMessageValues;
  vehicle_type: NoMessageValues;
  vehicle_registration_country: NoMessageValues;
  vehicle_registered_year: NoMessageValues;
  number_of_seats: NoMessageValues;
  number_of_weeks: NoMessageValues;
  number_of_weekends: NoMessageValues;
  first_name: NoMessageValues;
  last_name: NoMessageValues;
  email: NoMessageValues;
  noNumber: NoMessageValues;
  outside: { least: string; most: string };
  noEmail: NoMessageValues;
  noPhone: NoMessageValues;
  noWeeks: NoMessageValues;
  beyondYear: { most: string };
};

export const checkMessages = defineMessages<CheckValues>({
  is_professional: {
    id: 'earnings.check.is-professional',
    defaultMessage: 'Choose how you would rent it out.',
    description: 'When nothing was chosen',
  },
  vehicle_availability: {
    id: 'earnings.check.vehicle-availability',
    defaultMessage: 'Choose whether guests could have it.',
    description: 'When nothing was chosen',
  },
  vehicle_type: {
    id: 'earnings.check.vehicle-type',
    defaultMessage: 'Choose the type that comes closest.',
    description: 'When no type was chosen',
  },
  vehicle_registration_country: {
    id: 'earnings.check.vehicle-registration-country',
    defaultMessage: 'Choose the country where it is registered.',
    description: 'When no country was chosen',
  },
  vehicle_registered_year: {
    id: 'earnings.check.vehicle-registered-year',
    defaultMessage: 'Enter the year of first registration.',
    description: 'When the field is empty',
  },
  number_of_seats: {
    id: 'earnings.check.number-of-seats',
    defaultMessage: 'Enter the number of seats with belts.',
    description: 'When the field is empty',
  },
  number_of_weeks: {
    id: 'earnings.check.number-of-weeks',
    defaultMessage: 'Enter the number of free weeks, or 0.',
    description: 'When the field is empty',
  },
  number_of_weekends: {
    id: 'earnings.check.number-of-weekends',
    defaultMessage: 'Enter the number of further free weekends, or 0.',
    description: 'When the field is empty',
  },
  first_name: {
    id: 'earnings.check.first-name',
    defaultMessage: 'Enter your first name.',
    description: 'When the field is empty',
  },
  last_name: {
    id: 'earnings.check.last-name',
    defaultMessage: 'Enter your last name.',
    description: 'When the field is empty',
  },
  email: {
    id: 'earnings.check.email',
    defaultMessage: 'Enter your e-mail address.',
    description: 'When the field is empty',
  },
  noNumber: {
    id: 'earnings.check.no-number',
    defaultMessage: 'Enter a whole number.',
    description: 'Below a field whose text is no number',
  },
  outside: {
    id: 'earnings.check.outside',
    defaultMessage: 'Enter a number from {least} to {most}.',
    description: 'Below a field whose number is too small or too large',
  },
  noEmail: {
    id: 'earnings.check.no-email',
    defaultMessage: 'Enter an e-mail address like name@example.com.',
    description: 'Below a field whose text is no address',
  },
  noPhone: {
    id: 'earnings.check.no-phone',
    defaultMessage: 'Enter the phone number with its country code, beginning with +.',
    description: 'Below a field whose text is no phone number',
  },
  noWeeks: {
    id: 'earnings.check.no-weeks',
    defaultMessage: 'Enter at least one free week or weekend.',
    description: 'When neither a week nor a weekend is free',
  },
  beyondYear: {
    id: 'earnings.check.beyond-year',
    defaultMessage: 'Weeks and weekends together can be {most} at most.',
    description: 'When there are more weeks and weekends than a year has',
  },
});
