import { defineMessages, type NoMessageValues } from 'react-intl';

type TogetherValues = {
  title: NoMessageValues;
  offer: { owner: string; hours: number; amount: string; paid: string };
  waiting: { owner: string; until: string; amount: string; paid: string };
  asked: { owner: string; asked: string; until: string; amount: string; paid: string };
  ask: { owner: string };
  asking: NoMessageValues;
  agree: { amount: string };
  agreeing: NoMessageValues;
  sent: { owner: string };
};

export const togetherMessages = defineMessages<TogetherValues>({
  title: {
    id: 'cancel.together.title',
    defaultMessage: 'Or cancel together',
    description: 'Heading: guest and owner both agree that the trip is cancelled',
  },
  offer: {
    id: 'cancel.together.offer',
    defaultMessage:
      'If {owner} agrees within {hours, plural, one {# hour} other {# hours}}, everything but the service fee is refunded: {amount} of the {paid} you paid. Until then the trip stays as it is.',
    description: 'Below that heading',
  },
  waiting: {
    id: 'cancel.together.waiting',
    defaultMessage:
      'You asked {owner} to cancel together. {owner} can agree until {until}; then {amount} of the {paid} you paid is refunded. Until then the trip stays as it is.',
    description: 'Below that heading, once the guest asked. until: day and hour',
  },
  asked: {
    id: 'cancel.together.asked',
    defaultMessage:
      '{owner} asked you on {asked} to cancel together. If you agree by {until}, the trip is cancelled at once and {amount} of the {paid} you paid is refunded, everything but the service fee.',
    description: 'Below that heading, once the owner asked. asked, until: day and hour',
  },
  ask: {
    id: 'cancel.together.ask',
    defaultMessage: 'Ask {owner}',
    description: 'Button: asks the owner to agree',
  },
  asking: {
    id: 'cancel.together.asking',
    defaultMessage: 'Asking',
    description: 'The same button while it is sent',
  },
  agree: {
    id: 'cancel.together.agree',
    defaultMessage: 'Agree, get {amount}',
    description: 'Button: agrees, which cancels the trip; the amount is refunded',
  },
  agreeing: {
    id: 'cancel.together.agreeing',
    defaultMessage: 'Cancelling',
    description: 'The same button while it is sent',
  },
  sent: {
    id: 'cancel.together.sent',
    defaultMessage: 'Your question is sent to {owner}',
    description: 'In a message that appears for a moment',
  },
});
