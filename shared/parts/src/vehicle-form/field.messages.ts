import { defineMessages, type NoMessageValues } from 'react-intl';

type FieldValues = {
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
  fuel: NoMessageValues;
  diesel: NoMessageValues;
  petrol: NoMessageValues;
  electric: NoMessageValues;
  none: NoMessageValues;
  automatic_gear: NoMessageValues;
  manual: NoMessageValues;
  automatic: NoMessageValues;
  location: NoMessageValues;
  address: NoMessageValues;
  street: NoMessageValues;
  zipcode: NoMessageValues;
  city: NoMessageValues;
};

export const fieldMessages = defineMessages<FieldValues>({
  type: {
    id: 'vehicle-form.field-type',
    defaultMessage: 'Type',
    description: 'Label: type of vehicle',
  },
  manufacturer: {
    id: 'vehicle-form.field-manufacturer',
    defaultMessage: 'Base vehicle',
    description: 'Label: the vehicle that was converted',
  },
  brand: {
    id: 'vehicle-form.field-brand',
    defaultMessage: 'Converted by',
    description: 'Label: brand of the camper',
  },
  model: {
    id: 'vehicle-form.field-model',
    defaultMessage: 'Model',
    description: 'Label: model of the camper',
  },
  date: {
    id: 'vehicle-form.field-date',
    defaultMessage: 'First registered',
    description: 'Label: date of the first registration',
  },
  registration: {
    id: 'vehicle-form.field-registration',
    defaultMessage: 'Number plate',
    description: 'Label',
  },
  registration_country: {
    id: 'vehicle-form.field-registration-country',
    defaultMessage: 'Registered in',
    description: 'Label: a country',
  },
  gvw: {
    id: 'vehicle-form.field-gvw',
    defaultMessage: 'Gross weight',
    description: 'Label: of the vehicle with all it may carry',
  },
  value: {
    id: 'vehicle-form.field-value',
    defaultMessage: 'What it is worth today',
    description: 'Label: value of the vehicle',
  },
  seatbelts: {
    id: 'vehicle-form.field-seatbelts',
    defaultMessage: 'Seats with belts',
    description: 'Label',
  },
  beds: {
    id: 'vehicle-form.field-beds',
    defaultMessage: 'Beds',
    description: 'Label: how many people it has beds for',
  },
  length: {
    id: 'vehicle-form.field-length',
    defaultMessage: 'Length',
    description: 'Label',
  },
  width: {
    id: 'vehicle-form.field-width',
    defaultMessage: 'Width',
    description: 'Label',
  },
  height: {
    id: 'vehicle-form.field-height',
    defaultMessage: 'Height',
    description: 'Label',
  },
  fuel: {
    id: 'vehicle-form.field-fuel',
    defaultMessage: 'Fuel',
    description: 'Label',
  },
  diesel: {
    id: 'vehicle-form.field-diesel',
    defaultMessage: 'Diesel',
    description: 'A fuel',
  },
  petrol: {
    id: 'vehicle-form.field-petrol',
    defaultMessage: 'Petrol',
    description: 'A fuel',
  },
  electric: {
    id: 'vehicle-form.field-electric',
    defaultMessage: 'Electric',
    description: 'A fuel',
  },
  none: {
    id: 'vehicle-form.field-none',
    defaultMessage: 'No engine',
    description: 'In place of a fuel: a caravan',
  },
  automatic_gear: {
    id: 'vehicle-form.field-automatic-gear',
    defaultMessage: 'Gearbox',
    description: 'Label',
  },
  manual: {
    id: 'vehicle-form.field-manual',
    defaultMessage: 'Manual',
    description: 'A gearbox',
  },
  automatic: {
    id: 'vehicle-form.field-automatic',
    defaultMessage: 'Automatic',
    description: 'A gearbox',
  },
  location: {
    id: 'vehicle-form.field-location',
    defaultMessage: 'Where it stands',
    description: 'Name of the address of a vehicle',
  },
  address: {
    id: 'vehicle-form.field-address',
    defaultMessage: 'Find the address',
    description: 'Label of the field in which an address is searched',
  },
  street: {
    id: 'vehicle-form.field-street',
    defaultMessage: 'Street and number',
    description: 'Label',
  },
  zipcode: {
    id: 'vehicle-form.field-zipcode',
    defaultMessage: 'Postcode',
    description: 'Label',
  },
  city: {
    id: 'vehicle-form.field-city',
    defaultMessage: 'Town',
    description: 'Label',
  },
});
