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
    id: 'owner-vehicle.failed',
    defaultMessage: 'The vehicle could not be loaded',
    description: 'Heading in place of the vehicle of a camper',
  },
  notSaved: {
    id: 'owner-vehicle.not-saved',
    defaultMessage: 'Your changes were not saved',
    description: 'Heading of what is wrong with the form',
  },
  unknown: {
    id: 'owner-vehicle.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  saved: {
    id: 'owner-vehicle.saved',
    defaultMessage: 'Vehicle saved',
    description: 'Notice after the vehicle was saved',
  },
  identity: {
    id: 'owner-vehicle.identity',
    defaultMessage: 'The vehicle',
    description: 'Heading',
  },
  identityText: {
    id: 'owner-vehicle.identity-text',
    defaultMessage: 'Most of it is on the registration certificate.',
    description: 'Below “The vehicle”',
  },
  locked: {
    id: 'owner-vehicle.locked',
    defaultMessage:
      'Your trips are insured for exactly this vehicle, so this cannot be changed any more. If something is wrong, write to us.',
    description: 'Above what is fixed',
  },
  choose: {
    id: 'owner-vehicle.choose',
    defaultMessage: 'Choose',
    description: 'In a field in which nothing is chosen yet',
  },
  licenceB: {
    id: 'owner-vehicle.licence-b',
    defaultMessage: 'Guests can drive it with licence B',
    description: 'Below the gross weight',
  },
  licenceC: {
    id: 'owner-vehicle.licence-c',
    defaultMessage: 'Guests need licence C',
    description: 'Below the gross weight',
  },
  size: {
    id: 'owner-vehicle.size',
    defaultMessage: 'How big it is',
    description: 'Heading',
  },
  place: {
    id: 'owner-vehicle.place',
    defaultMessage: 'Where it stands',
    description: 'Heading',
  },
  placeText: {
    id: 'owner-vehicle.place-text',
    defaultMessage: 'Guests see the town and a rounded point on the map, never the street.',
    description: 'Below “Where it stands”',
  },
  none: {
    id: 'owner-vehicle.none',
    defaultMessage: 'None',
    description: 'In place of a value that is empty',
  },
});
