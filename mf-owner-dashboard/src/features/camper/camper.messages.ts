import { defineMessages } from 'react-intl';

export const camperMessages = defineMessages({
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
  toIdentity: {
    id: 'owner.camper.to-identity',
    defaultMessage: 'Your identity document',
    description: 'Link to the identity documents of an owner; at most 24 characters',
  },
  toCampers: {
    id: 'owner.camper.to-campers',
    defaultMessage: 'Your campers',
    description: 'Button: back to the list of one’s campers',
  },
  'vehicle-documents': {
    id: 'owner.camper.vehicle-documents',
    defaultMessage: 'Documents of the vehicle',
    description: 'What a listing needs: registration, insurance and others',
  },
  change: {
    id: 'owner.camper.change',
    defaultMessage: 'Change',
    description: 'Link beside a part of a listing that is done; its name follows for screen readers',
  },
  complete: {
    id: 'owner.camper.complete',
    defaultMessage: 'Complete',
    description: 'Link beside a part of a listing that is missing; its name follows for screen readers',
  },
  changes: {
    id: 'owner.camper.changes',
    defaultMessage: 'What to change',
    description: 'Heading above what staff ask to change on a listing',
  },
  send: {
    id: 'owner.camper.send',
    defaultMessage: 'Send for review',
    description: 'Button: sends a listing to staff, who check and publish it; at most 24 characters',
  },
  sent: {
    id: 'owner.camper.sent',
    defaultMessage: 'Your camper was sent for review',
    description: 'Notification after a listing was sent to staff',
  },
});

/** The heading by the stage of a listing. */
export const headingMessages = defineMessages({
  unfinished: {
    id: 'owner.camper.unfinished-title',
    defaultMessage: 'Your camper is not finished yet',
    description: 'Heading of a listing of which something is missing',
  },
  ready: {
    id: 'owner.camper.ready-title',
    defaultMessage: 'Your camper is ready for review',
    description: 'Heading of a listing that is complete and was not sent yet',
  },
  changes: {
    id: 'owner.camper.changes-title',
    defaultMessage: 'Please change something',
    description: 'Heading of a listing that staff gave back with changes to make',
  },
  waiting: {
    id: 'owner.camper.waiting-title',
    defaultMessage: 'We are checking your camper',
    description: 'Heading of a listing that waits for staff',
  },
  published: {
    id: 'owner.camper.published-title',
    defaultMessage: 'Your camper is published',
    description: 'Heading of a listing that guests see and cannot book yet',
  },
});

/** Below the heading, by the stage of a listing. */
export const leadMessages = defineMessages({
  unfinished: {
    id: 'owner.camper.lead',
    defaultMessage: 'Some steps are still missing. Guests see it once all are done and we have checked it.',
    description: 'Below the heading of an unfinished listing',
  },
  ready: {
    id: 'owner.camper.ready-text',
    defaultMessage: 'Everything is there. Send it for review: we check it and publish it.',
    description: 'Below the heading of a listing that is complete and was not sent yet',
  },
  changes: {
    id: 'owner.camper.changes-text',
    defaultMessage: 'We have looked at your camper. Change what follows and send it again.',
    description: 'Below the heading of a listing that staff gave back with changes to make',
  },
  waiting: {
    id: 'owner.camper.waiting-text',
    defaultMessage: 'You get an e-mail as soon as it is decided. There is nothing to do until then.',
    description: 'Below the heading of a listing that waits for staff',
  },
  published: {
    id: 'owner.camper.published-text',
    defaultMessage:
      'Guests can book it once its documents are checked and you have sent your identity document.',
    description: 'Below the heading of a listing that guests see and cannot book yet',
  },
});
