import { defineMessages, type NoMessageValues } from 'react-intl';

type PeopleValues = {
  owner: NoMessageValues;
  private: NoMessageValues;
  professional: NoMessageValues;
  speaks: { languages: string };
  answers: { percent: number };
  phoneLater: { owner: string };
  write: { owner: string };
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
    defaultMessage: 'The owner',
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
    defaultMessage: 'Answers {percent, number, ::percent scale/0.01} of requests',
    description: 'About an owner',
  },
  phoneLater: {
    id: 'trip.people.phone-later',
    defaultMessage: '{owner}’s phone number is shown here once the trip is confirmed.',
    description: 'About an owner',
  },
  write: {
    id: 'trip.people.write',
    defaultMessage: 'Write to {owner}',
    description: 'Button: leads to the messages between guest and owner',
  },
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
