import { defineMessages, type NoMessageValues } from 'react-intl';

type OwnerValues = {
  owner: NoMessageValues;
  private: NoMessageValues;
  professional: NoMessageValues;
  speaks: { languages: string };
  answers: { percent: number };
  phoneLater: { owner: string };
  write: { owner: string };
};

export const ownerMessages = defineMessages<OwnerValues>({
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
});
