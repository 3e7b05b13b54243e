import { defineMessages, type NoMessageValues } from 'react-intl';

type HintValues = {
  type: NoMessageValues;
  manufacturer: NoMessageValues;
  brand: NoMessageValues;
  model: NoMessageValues;
  date: NoMessageValues;
  registration: NoMessageValues;
  registration_country: NoMessageValues;
  gvw: NoMessageValues;
  value: NoMessageValues;
  seatbelts: NoMessageValues;
  beds: NoMessageValues;
  length: NoMessageValues;
  width: NoMessageValues;
  height: NoMessageValues;
  city: NoMessageValues;
  address: NoMessageValues;
  addressFailed: NoMessageValues;
};

export const hintMessages = defineMessages<HintValues>({
  type: {
    id: 'vehicle-form.hint-type',
    defaultMessage: 'Guests search by it',
    description: 'Hint of the type of vehicle',
  },
  manufacturer: {
    id: 'vehicle-form.hint-manufacturer',
    defaultMessage: 'Box D.1 on the certificate',
    description: 'Hint of the base vehicle: box of the European registration certificate',
  },
  brand: {
    id: 'vehicle-form.hint-brand',
    defaultMessage: 'The name on the side, or “myself”',
    description: 'Hint of who converted the vehicle',
  },
  model: {
    id: 'vehicle-form.hint-model',
    defaultMessage: 'As guests would call it',
    description: 'Hint of the model',
  },
  date: {
    id: 'vehicle-form.hint-date',
    defaultMessage: 'Box B',
    description: 'Hint of the first registration: box of the European registration certificate',
  },
  registration: {
    id: 'vehicle-form.hint-registration',
    defaultMessage: 'Box A. Never shown to guests.',
    description: 'Hint of the number plate',
  },
  registration_country: {
    id: 'vehicle-form.hint-registration-country',
    defaultMessage: 'Decides which documents we ask for',
    description: 'Hint of the country of registration',
  },
  gvw: {
    id: 'vehicle-form.hint-gvw',
    defaultMessage: 'Box F.2',
    description: 'Hint of the gross weight: box of the European registration certificate',
  },
  value: {
    id: 'vehicle-form.hint-value',
    defaultMessage: 'Only the insurer sees it',
    description: 'Hint of the value',
  },
  seatbelts: {
    id: 'vehicle-form.hint-seatbelts',
    defaultMessage: 'While driving',
    description: 'Hint of the seats',
  },
  beds: {
    id: 'vehicle-form.hint-beds',
    defaultMessage: 'People who sleep well in it',
    description: 'Hint of the beds',
  },
  length: {
    id: 'vehicle-form.hint-length',
    defaultMessage: 'From bumper to bumper',
    description: 'Hint of the length',
  },
  width: {
    id: 'vehicle-form.hint-width',
    defaultMessage: 'Without the mirrors',
    description: 'Hint of the width',
  },
  height: {
    id: 'vehicle-form.hint-height',
    defaultMessage: 'With the rooflight, for ferries and bridges',
    description: 'Hint of the height',
  },
  address: {
    id: 'vehicle-form.hint-address',
    defaultMessage: 'Street, number and town: choosing it fills in the fields below',
    description: 'Hint of the field in which an address is searched',
  },
  addressFailed: {
    id: 'vehicle-form.hint-address-failed',
    defaultMessage: 'Addresses cannot be searched right now. Please fill in the fields below.',
    description: 'Instead of the hint of the field in which an address is searched',
  },
  city: {
    id: 'vehicle-form.hint-city',
    defaultMessage: 'Choose it from the list',
    description: 'Hint of the town until one is chosen',
  },
});
