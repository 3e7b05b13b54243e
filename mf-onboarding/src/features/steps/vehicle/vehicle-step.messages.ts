import { defineMessages, type NoMessageValues } from 'react-intl';

type VehicleStepValues = {
  type: NoMessageValues;
  typeNeeded: NoMessageValues;
  streetNeeded: NoMessageValues;
  zipcodeNeeded: NoMessageValues;
  open: NoMessageValues;
  create: NoMessageValues;
  creating: NoMessageValues;
  noConnection: NoMessageValues;
  typeFirst: NoMessageValues;
};

export const vehicleStepMessages = defineMessages<VehicleStepValues>({
  type: {
    id: 'onboarding.vehicle.type',
    defaultMessage: 'Type of vehicle',
    description: 'Label of the types of vehicles',
  },
  typeNeeded: {
    id: 'onboarding.vehicle.type-needed',
    defaultMessage: 'Choose the type that comes closest.',
    description: 'When no type of vehicle was chosen',
  },
  streetNeeded: {
    id: 'onboarding.vehicle.street-needed',
    defaultMessage: 'Enter the street, so that guests find the camper.',
    description: 'Below an empty field',
  },
  zipcodeNeeded: {
    id: 'onboarding.vehicle.zipcode-needed',
    defaultMessage: 'Enter the postcode.',
    description: 'Below an empty field',
  },
  open: {
    id: 'onboarding.vehicle.open',
    defaultMessage: 'You can continue with open answers. The listing is sent in once all are there.',
    description: 'Below the buttons of the fields of the vehicle',
  },
  create: {
    id: 'onboarding.vehicle.create',
    defaultMessage: 'Save and continue',
    description: 'Button: creates the listing',
  },
  creating: {
    id: 'onboarding.vehicle.creating',
    defaultMessage: 'Saving…',
    description: 'Button while the listing is created',
  },
  noConnection: {
    id: 'onboarding.vehicle.no-connection',
    defaultMessage: 'There is no connection. What you typed is kept: try again once it is back.',
    description: 'When the listing could not be created',
  },
  typeFirst: {
    id: 'onboarding.vehicle.type-first',
    defaultMessage: 'Choose the type of vehicle first: it is the first step.',
    description: 'When the listing could not be created without a type',
  },
});
