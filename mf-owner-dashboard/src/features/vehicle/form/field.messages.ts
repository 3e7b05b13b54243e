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
  street: NoMessageValues;
  zipcode: NoMessageValues;
  city: NoMessageValues;
};

export const fieldMessages = defineMessages<FieldValues>({
  type: {
    id: 'owner-vehicle.field-type',
    defaultMessage: 'Type',
    description: 'Label: type of vehicle',
  },
  manufacturer: {
    id: 'owner-vehicle.field-manufacturer',
    defaultMessage: 'Base vehicle',
    description: 'Label: the vehicle that was converted',
  },
  brand: {
    id: 'owner-vehicle.field-brand',
    defaultMessage: 'Converted by',
    description: 'Label: brand of the camper',
  },
  model: {
    id: 'owner-vehicle.field-model',
    defaultMessage: 'Model',
    description: 'Label: model of the camper',
  },
  date: {
    id: 'owner-vehicle.field-date',
    defaultMessage: 'First registered',
    description: 'Label: date of the first registration',
  },
  registration: {
    id: 'owner-vehicle.field-registration',
    defaultMessage: 'Number plate',
    description: 'Label',
  },
  registration_country: {
    id: 'owner-vehicle.field-registration-country',
    defaultMessage: 'Registered in',
    description: 'Label: a country',
  },
  gvw: {
    id: 'owner-vehicle.field-gvw',
    defaultMessage: 'Gross weight',
    description: 'Label: of the vehicle with all it may carry',
  },
  value: {
    id: 'owner-vehicle.field-value',
    defaultMessage: 'What it is worth today',
    description: 'Label: value of the vehicle',
  },
  seatbelts: {
    id: 'owner-vehicle.field-seatbelts',
    defaultMessage: 'Seats with belts',
    description: 'Label',
  },
  beds: {
    id: 'owner-vehicle.field-beds',
    defaultMessage: 'Beds',
    description: 'Label: how many people it has beds for',
  },
  length: {
    id: 'owner-vehicle.field-length',
    defaultMessage: 'Length',
    description: 'Label',
  },
  width: {
    id: 'owner-vehicle.field-width',
    defaultMessage: 'Width',
    description: 'Label',
  },
  height: {
    id: 'owner-vehicle.field-height',
    defaultMessage: 'Height',
    description: 'Label',
  },
  fuel: {
    id: 'owner-vehicle.field-fuel',
    defaultMessage: 'Fuel',
    description: 'Label',
  },
  diesel: {
    id: 'owner-vehicle.field-diesel',
    defaultMessage: 'Diesel',
    description: 'A fuel',
  },
  petrol: {
    id: 'owner-vehicle.field-petrol',
    defaultMessage: 'Petrol',
    description: 'A fuel',
  },
  electric: {
    id: 'owner-vehicle.field-electric',
    defaultMessage: 'Electric',
    description: 'A fuel',
  },
  none: {
    id: 'owner-vehicle.field-none',
    defaultMessage: 'No engine',
    description: 'In place of a fuel: a caravan',
  },
  automatic_gear: {
    id: 'owner-vehicle.field-automatic-gear',
    defaultMessage: 'Gearbox',
    description: 'Label',
  },
  manual: {
    id: 'owner-vehicle.field-manual',
    defaultMessage: 'Manual',
    description: 'A gearbox',
  },
  automatic: {
    id: 'owner-vehicle.field-automatic',
    defaultMessage: 'Automatic',
    description: 'A gearbox',
  },
  location: {
    id: 'owner-vehicle.field-location',
    defaultMessage: 'Where it stands',
    description: 'Name of the address of a vehicle',
  },
  street: {
    id: 'owner-vehicle.field-street',
    defaultMessage: 'Street and number',
    description: 'Label',
  },
  zipcode: {
    id: 'owner-vehicle.field-zipcode',
    defaultMessage: 'Postcode',
    description: 'Label',
  },
  city: {
    id: 'owner-vehicle.field-city',
    defaultMessage: 'Town',
    description: 'Label',
  },
});
