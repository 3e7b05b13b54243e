import { defineMessages, type NoMessageValues } from 'react-intl';

type HandoverValues = {
  title: NoMessageValues;
  phone: { guest: string };
  camper: NoMessageValues;
  licence: NoMessageValues;
  deposit: { amount: string };
  report: { guest: string };
};

export const handoverMessages = defineMessages<HandoverValues>({
  title: {
    id: 'owner-bookings.handover.title',
    defaultMessage: 'Before the hand-over',
    description: 'Heading: what to do before the camper is handed over',
  },
  phone: {
    id: 'owner-bookings.handover.phone',
    defaultMessage: 'Agree on the meeting place with {guest} by phone.',
    description: 'Step',
  },
  camper: {
    id: 'owner-bookings.handover.camper',
    defaultMessage: 'Fill water and gas, charge the battery, and clean the camper.',
    description: 'Step',
  },
  licence: {
    id: 'owner-bookings.handover.licence',
    defaultMessage: 'Look at the driving licences of those who drive.',
    description: 'Step',
  },
  deposit: {
    id: 'owner-bookings.handover.deposit',
    defaultMessage: 'Receive the deposit of {amount}.',
    description: 'Step',
  },
  report: {
    id: 'owner-bookings.handover.report',
    defaultMessage:
      'From the day before, write the condition report here with {guest}: photos, kilometres and fuel. You both confirm it.',
    description: 'Step',
  },
});
