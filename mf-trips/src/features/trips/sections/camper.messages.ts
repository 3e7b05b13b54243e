import { defineMessages, type NoMessageValues } from 'react-intl';

type CamperValues = {
  camper: NoMessageValues;
  room: { seats: number; beds: number; travellers: number };
  km: { km: number };
  withIt: { options: string };
  deposit: { amount: string };
  page: NoMessageValues;
};

export const camperMessages = defineMessages<CamperValues>({
  camper: {
    id: 'trip.people.camper',
    defaultMessage: 'Your camper',
    description: 'Heading over the camper and what goes with it',
  },
  room: {
    id: 'trip.people.room',
    defaultMessage:
      '{travellers, plural, one {One person travels} other {# people travel}}; {seats, plural, one {# seat} other {# seats}}, {beds, plural, one {sleeps #} other {sleeps #}}',
    description: 'About a camper and who travels',
  },
  km: {
    id: 'trip.people.km',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'About a camper: how far one may drive',
  },
  withIt: {
    id: 'trip.people.with-it',
    defaultMessage: 'Extras: {options}',
    description: 'About a camper: what the owner offers with it, a list',
  },
  deposit: {
    id: 'trip.people.deposit',
    defaultMessage: 'Deposit {amount}, refunded after the return',
    description: 'About a camper',
  },
  page: {
    id: 'trip.people.page',
    defaultMessage: 'See the listing',
    description: 'Link to the listing of a camper',
  },
});
