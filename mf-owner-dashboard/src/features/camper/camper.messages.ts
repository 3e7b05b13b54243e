import { defineMessages } from 'react-intl';

export const camperMessages = defineMessages({
  lead: {
    id: 'owner.camper.lead',
    defaultMessage: 'Some steps are still missing. Guests see it once all are done and we have checked it.',
    description: 'Below the heading of an unfinished listing',
  },
  steps: {
    id: 'owner.camper.steps',
    defaultMessage: 'What a listing needs',
    description: 'Heading above the steps of an unfinished listing',
  },
  done: {
    id: 'owner.camper.done',
    defaultMessage: 'Done',
    description: 'State of a step of an unfinished listing',
  },
  toDo: {
    id: 'owner.camper.to-do',
    defaultMessage: 'Still missing',
    description: 'State of a step of an unfinished listing',
  },
  'vehicle-type': {
    id: 'owner.camper.vehicle-type',
    defaultMessage: 'Type of vehicle',
    description: 'Step of a listing',
  },
  'vehicle-properties': {
    id: 'owner.camper.vehicle-properties',
    defaultMessage: 'Data of the vehicle',
    description: 'Step of a listing: make, model, sizes',
  },
  'vehicle-location': {
    id: 'owner.camper.vehicle-location',
    defaultMessage: 'Where it stands',
    description: 'Step of a listing: place of the camper',
  },
  'vehicle-pictures': {
    id: 'owner.camper.vehicle-pictures',
    defaultMessage: 'Pictures',
    description: 'Step of a listing',
  },
  'product-price': {
    id: 'owner.camper.product-price',
    defaultMessage: 'Prices',
    description: 'Step of a listing',
  },
  carryOn: {
    id: 'owner.camper.carry-on',
    defaultMessage: 'Continue',
    description: 'Button: opens the first step of a listing that is not done',
  },
  toCampers: {
    id: 'owner.camper.to-campers',
    defaultMessage: 'Your campers',
    description: 'Button: back to the list of one’s campers',
  },
});
