import { defineMessages } from 'react-intl';

export const fieldMessages = defineMessages({
  is_professional: {
    id: 'earnings.field.is-professional',
    defaultMessage: 'How would you rent it out?',
    description: 'Label: privately or as a business',
  },
  private: {
    id: 'earnings.field.private',
    defaultMessage: 'Privately',
    description: 'Answer to “How would you rent it out?”',
  },
  privateHint: {
    id: 'earnings.field.private-hint',
    defaultMessage: 'It is mine or my family’s.',
    description: 'Below “Privately”',
  },
  professional: {
    id: 'earnings.field.professional',
    defaultMessage: 'As a business',
    description: 'Answer to “How would you rent it out?”',
  },
  professionalHint: {
    id: 'earnings.field.professional-hint',
    defaultMessage: 'I have a company or a registered trade.',
    description: 'Below “As a business”',
  },
  vehicle_availability: {
    id: 'earnings.field.vehicle-availability',
    defaultMessage: 'Could guests have it for a part of the year?',
    description: 'Label: whether the vehicle is available',
  },
  Available: {
    id: 'earnings.field.available',
    defaultMessage: 'Yes',
    description: 'Answer: available for a part of the year',
  },
  availableHint: {
    id: 'earnings.field.available-hint',
    defaultMessage: 'Some weeks or weekends are free.',
    description: 'Below “Yes”',
  },
  NotAvailable: {
    id: 'earnings.field.not-available',
    defaultMessage: 'Not at the moment',
    description: 'Answer: not available',
  },
  notAvailableHint: {
    id: 'earnings.field.not-available-hint',
    defaultMessage: 'We use it all year ourselves.',
    description: 'Below “Not at the moment”',
  },
  vehicle_type: {
    id: 'earnings.field.vehicle-type',
    defaultMessage: 'Type of vehicle',
    description: 'Label of the types of vehicles',
  },
  vehicle_registration_country: {
    id: 'earnings.field.vehicle-registration-country',
    defaultMessage: 'Registered in',
    description: 'Label: a country',
  },
  choose: {
    id: 'earnings.field.choose',
    defaultMessage: 'Choose a country',
    description: 'In an empty list of countries',
  },
  vehicle_registered_year: {
    id: 'earnings.field.vehicle-registered-year',
    defaultMessage: 'Year of first registration',
    description: 'Label',
  },
  number_of_seats: {
    id: 'earnings.field.number-of-seats',
    defaultMessage: 'Seats with belts',
    description: 'Label',
  },
  number_of_weeks: {
    id: 'earnings.field.number-of-weeks',
    defaultMessage: 'Free weeks a year',
    description: 'Label: how many weeks guests can have the vehicle',
  },
  weeksHint: {
    id: 'earnings.field.weeks-hint',
    defaultMessage: 'Seven days in a row that you do not need it.',
    description: 'Below “Free weeks a year”',
  },
  number_of_weekends: {
    id: 'earnings.field.number-of-weekends',
    defaultMessage: 'Further free weekends',
    description: 'Label: how many weekends guests can have the vehicle',
  },
  weekendsHint: {
    id: 'earnings.field.weekends-hint',
    defaultMessage: 'Outside of those weeks.',
    description: 'Below “Further free weekends”',
  },
  first_name: {
    id: 'earnings.field.first-name',
    defaultMessage: 'First name',
    description: 'Label',
  },
  last_name: {
    id: 'earnings.field.last-name',
    defaultMessage: 'Last name',
    description: 'Label',
  },
  email: {
    id: 'earnings.field.email',
    defaultMessage: 'E-mail address',
    description: 'Label',
  },
  phone_number: {
    id: 'earnings.field.phone-number',
    defaultMessage: 'Phone number',
    description: 'Label',
  },
  phoneHint: {
    id: 'earnings.field.phone-hint',
    defaultMessage: 'With its country code, beginning with +.',
    description: 'Below “Phone number”',
  },
  country: {
    id: 'earnings.field.country',
    defaultMessage: 'Where you live',
    description: 'Label: a country',
  },
  simulate: {
    id: 'earnings.field.simulate',
    defaultMessage: 'Show my estimate',
    description: 'Button of the last question: calculates the estimated earnings of the camper',
  },
  calculating: {
    id: 'earnings.field.calculating',
    defaultMessage: 'Calculating…',
    description: 'Button while it is calculated',
  },
});
