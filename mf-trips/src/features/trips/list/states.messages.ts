import { defineMessages } from 'react-intl';

export const stateMessages = defineMessages({
  ABANDONED: {
    id: 'trip.states.abandoned',
    defaultMessage: 'Not sent yet',
    description: 'Choice of trips by how they stand',
  },
  CREATED_PRO: {
    id: 'trip.states.created-pro',
    defaultMessage: 'Being prepared',
    description: 'Choice of trips by how they stand',
  },
  VALIDATED: {
    id: 'trip.states.validated',
    defaultMessage: 'Request sent',
    description: 'Choice of trips by how they stand',
  },
  ACCEPTED: {
    id: 'trip.states.accepted',
    defaultMessage: 'Accepted, to be paid',
    description: 'Choice of trips by how they stand',
  },
  ACCEPTED_EXP: {
    id: 'trip.states.accepted-exp',
    defaultMessage: 'Expired',
    description: 'Choice of trips by how they stand',
  },
  TO_COME_NOT_PAID: {
    id: 'trip.states.to-come-not-paid',
    defaultMessage: 'Half paid',
    description: 'Choice of trips by how they stand',
  },
  TO_COME: {
    id: 'trip.states.to-come',
    defaultMessage: 'Booked trips',
    description: 'Choice of trips by how they stand. Trips that were booked, over or not',
  },
  ONGOING: {
    id: 'trip.states.ongoing',
    defaultMessage: 'On the road',
    description: 'Choice of trips by how they stand',
  },
  DONE: {
    id: 'trip.states.done',
    defaultMessage: 'Done',
    description: 'Choice of trips by how they stand',
  },
  CANCELLED_GUEST: {
    id: 'trip.states.cancelled-guest',
    defaultMessage: 'Cancelled by you',
    description: 'Choice of trips by how they stand',
  },
  CANCELLED_OWNER: {
    id: 'trip.states.cancelled-owner',
    defaultMessage: 'Cancelled or declined by the owner',
    description: 'Choice of trips by how they stand',
  },
  CANCELLED_STAFF: {
    id: 'trip.states.cancelled-staff',
    defaultMessage: 'Cancelled by Campavia',
    description: 'Choice of trips by how they stand',
  },
  CANCELLED_BOTH: {
    id: 'trip.states.cancelled-both',
    defaultMessage: 'Cancelled together',
    description: 'Choice of trips by how they stand',
  },
});
