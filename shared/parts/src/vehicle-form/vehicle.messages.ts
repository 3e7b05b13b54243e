import { defineMessages, type NoMessageValues } from 'react-intl';

type VehicleValues = {
  failed: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
  saved: NoMessageValues;
  identity: NoMessageValues;
  identityText: NoMessageValues;
  locked: NoMessageValues;
  choose: NoMessageValues;
  licenceB: NoMessageValues;
  licenceC: NoMessageValues;
  size: NoMessageValues;
  place: NoMessageValues;
  placeText: NoMessageValues;
  none: NoMessageValues;
};

export const vehicleMessages = defineMessages<VehicleValues>({
  failed: {
    id: 'vehicle-form.failed',
    defaultMessage: 'The vehicle could not be loaded',
    description: 'Heading in place of the vehicle of a camper',
  },
  notSaved: {
    id: 'vehicle-form.not-saved',
    defaultMessage: 'Your changes were not saved',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'vehicle-form.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  saved: {
    id: 'vehicle-form.saved',
    defaultMessage: 'Vehicle saved',
    description: 'Notice after the vehicle was saved',
  },
  identity: {
    id: 'vehicle-form.identity',
    defaultMessage: 'The vehicle',
    description: 'Heading',
  },
  identityText: {
    id: 'vehicle-form.identity-text',
    defaultMessage: 'Most of it is on the registration certificate.',
    description: 'Below “The vehicle”',
  },
  locked: {
    id: 'vehicle-form.locked',
    defaultMessage:
      'Your trips are insured for exactly this vehicle, so this cannot be changed any more. If something is wrong, write to us.',
    description: 'Above what is fixed',
  },
  choose: {
    id: 'vehicle-form.choose',
    defaultMessage: 'Choose',
    description: 'In a field in which nothing is chosen yet',
  },
  licenceB: {
    id: 'vehicle-form.licence-b',
    defaultMessage: 'Guests can drive it with licence B',
    description: 'Below the gross weight',
  },
  licenceC: {
    id: 'vehicle-form.licence-c',
    defaultMessage: 'Guests need licence C',
    description: 'Below the gross weight',
  },
  size: {
    id: 'vehicle-form.size',
    defaultMessage: 'How big it is',
    description: 'Heading',
  },
  place: {
    id: 'vehicle-form.place',
    defaultMessage: 'Where it stands',
    description: 'Heading',
  },
  placeText: {
    id: 'vehicle-form.place-text',
    defaultMessage: 'Guests see the town and a rounded point on the map, never the street.',
    description: 'Below “Where it stands”',
  },
  none: {
    id: 'vehicle-form.none',
    defaultMessage: 'None',
    description: 'In place of a value that is empty',
  },
});
