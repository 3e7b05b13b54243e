import { defineMessages, type NoMessageValues } from 'react-intl';

type TogetherValues = {
  title: NoMessageValues;
  offer: { guest: string; hours: number };
  waiting: { guest: string; until: string };
  asked: { guest: string; until: string };
  ask: { guest: string };
  agree: NoMessageValues;
  sent: { guest: string };
};

export const togetherMessages = defineMessages<TogetherValues>({
  title: {
    id: 'owner-bookings.together.title',
    defaultMessage: 'Cancel together',
    description: 'Heading',
  },
  offer: {
    id: 'owner-bookings.together.offer',
    defaultMessage:
      'If you both agree, the trip is cancelled without a charge to you, and you receive nothing. {guest} has {hours, plural, one {# hour} other {# hours}} to agree.',
    description: 'What it means',
  },
  waiting: {
    id: 'owner-bookings.together.waiting',
    defaultMessage: 'You asked {guest} to cancel together. An answer is possible until {until}.',
    description: 'After asking',
  },
  asked: {
    id: 'owner-bookings.together.asked',
    defaultMessage:
      '{guest} asks you to cancel together. You can agree until {until}. It costs you nothing, and you receive nothing.',
    description: 'The guest asked',
  },
  ask: {
    id: 'owner-bookings.together.ask',
    defaultMessage: 'Ask {guest}',
    description: 'Button',
  },
  agree: {
    id: 'owner-bookings.together.agree',
    defaultMessage: 'Agree and cancel',
    description: 'Button: cancels the trip at once',
  },
  sent: {
    id: 'owner-bookings.together.sent',
    defaultMessage: '{guest} was asked',
    description: 'Short message',
  },
});
