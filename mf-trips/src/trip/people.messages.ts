import { defineMessages, type NoMessageValues } from 'react-intl';

type PeopleValues = {
  owner: NoMessageValues;
  private: NoMessageValues;
  professional: NoMessageValues;
  speaks: { languages: string };
  answers: { percent: number };
  phoneLater: { owner: string };
  camper: NoMessageValues;
  room: { seats: number; beds: number; travellers: number };
  km: { km: number };
  withIt: { options: string };
  deposit: { amount: string };
  page: NoMessageValues;
};

export const peopleMessages = defineMessages<PeopleValues>({
  owner: {
    id: 'trip.people.owner',
    defaultMessage: 'Who lends it to you',
    description: 'Heading over the owner of the camper',
  },
  private: {
    id: 'trip.people.private',
    defaultMessage: 'Private owner',
    description: 'About an owner',
  },
  professional: {
    id: 'trip.people.professional',
    defaultMessage: 'Professional owner',
    description: 'About an owner',
  },
  speaks: {
    id: 'trip.people.speaks',
    defaultMessage: 'Speaks {languages}',
    description: 'About an owner; languages: a list',
  },
  answers: {
    id: 'trip.people.answers',
    defaultMessage: 'Answers {percent, number}\u00a0% of requests',
    description: 'About an owner',
  },
  phoneLater: {
    id: 'trip.people.phone-later',
    defaultMessage: '{owner}’s telephone shows here once the trip is confirmed.',
    description: 'About an owner',
  },
  camper: {
    id: 'trip.people.camper',
    defaultMessage: 'What you travel in',
    description: 'Heading over the camper and what goes with it',
  },
  room: {
    id: 'trip.people.room',
    defaultMessage:
      '{travellers, plural, one {One person travels} other {# people travel}}; {seats, number} seats, {beds, number} berths',
    description: 'About a camper and who travels',
  },
  km: {
    id: 'trip.people.km',
    defaultMessage: '{km, plural, =0 {Kilometres without limit} one {# km a day} other {# km a day}}',
    description: 'About a camper: how far one may drive',
  },
  withIt: {
    id: 'trip.people.with-it',
    defaultMessage: 'With it: {options}',
    description: 'About a camper: what the owner lends with it, a list',
  },
  deposit: {
    id: 'trip.people.deposit',
    defaultMessage: 'Deposit {amount}, given back after the return',
    description: 'About a camper',
  },
  page: {
    id: 'trip.people.page',
    defaultMessage: 'See its page',
    description: 'Link to the listing of a camper',
  },
});
