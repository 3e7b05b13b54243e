import { defineMessages, type NoMessageValues } from 'react-intl';

type StateValues = {
  CREATED_PRO: NoMessageValues;
  VALIDATED: NoMessageValues;
  ACCEPTED: NoMessageValues;
  ACCEPTED_EXP: NoMessageValues;
  TO_COME_NOT_PAID: NoMessageValues;
  TO_COME: NoMessageValues;
  ONGOING: NoMessageValues;
  DONE: NoMessageValues;
  CANCELLED_GUEST: NoMessageValues;
  CANCELLED_OWNER: NoMessageValues;
  CANCELLED_STAFF: NoMessageValues;
  CANCELLED_BOTH: NoMessageValues;
};

export const stateMessages = defineMessages<StateValues>({
  CREATED_PRO: {
    id: 'owner-bookings.states.created-pro',
    defaultMessage: 'In preparation',
    description: 'Status of bookings, in a choice and as a badge',
  },
  VALIDATED: {
    id: 'owner-bookings.states.validated',
    defaultMessage: 'To be answered',
    description: 'Status of bookings, in a choice and as a badge',
  },
  ACCEPTED: {
    id: 'owner-bookings.states.accepted',
    defaultMessage: 'Accepted, not paid',
    description: 'Status of bookings, in a choice and as a badge',
  },
  ACCEPTED_EXP: {
    id: 'owner-bookings.states.accepted-exp',
    defaultMessage: 'Expired',
    description: 'Status of bookings, in a choice and as a badge',
  },
  TO_COME_NOT_PAID: {
    id: 'owner-bookings.states.to-come-not-paid',
    defaultMessage: 'First instalment paid',
    description: 'Status of bookings, in a choice and as a badge',
  },
  TO_COME: {
    id: 'owner-bookings.states.to-come',
    defaultMessage: 'Booked',
    description: 'Status of bookings, in a choice and as a badge',
  },
  ONGOING: {
    id: 'owner-bookings.states.ongoing',
    defaultMessage: 'On the road',
    description: 'Status of bookings, in a choice and as a badge',
  },
  DONE: {
    id: 'owner-bookings.states.done',
    defaultMessage: 'Finished',
    description: 'Status of bookings, in a choice and as a badge',
  },
  CANCELLED_GUEST: {
    id: 'owner-bookings.states.cancelled-guest',
    defaultMessage: 'Cancelled by the guest',
    description: 'Status of bookings, in a choice and as a badge',
  },
  CANCELLED_OWNER: {
    id: 'owner-bookings.states.cancelled-owner',
    defaultMessage: 'Cancelled or declined by you',
    description: 'Status of bookings, in a choice and as a badge',
  },
  CANCELLED_STAFF: {
    id: 'owner-bookings.states.cancelled-staff',
    defaultMessage: 'Cancelled by Campavia',
    description: 'Status of bookings, in a choice and as a badge',
  },
  CANCELLED_BOTH: {
    id: 'owner-bookings.states.cancelled-both',
    defaultMessage: 'Cancelled together',
    description: 'Status of bookings, in a choice and as a badge',
  },
});
