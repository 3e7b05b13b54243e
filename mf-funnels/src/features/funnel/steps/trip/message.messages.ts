import { defineMessages, type NoMessageValues } from 'react-intl';

type MessageValues = {
  label: { owner: string };
  hint: NoMessageValues;
  missing: { owner: string };
  kept: NoMessageValues;
  notSaved: NoMessageValues;
  retry: NoMessageValues;
  refused: NoMessageValues;
  left: { count: number };
  over: { count: number };
  tooLong: { most: number };
};

export const messageMessages = defineMessages<MessageValues>({
  label: {
    id: 'funnel.message.label',
    defaultMessage: 'Your message to {owner}',
    description: 'Label of a large field. owner: first name',
  },
  hint: {
    id: 'funnel.message.hint',
    defaultMessage: 'No phone number or address: those follow automatically once the trip is booked.',
    description: 'Under the label of the message',
  },
  missing: {
    id: 'funnel.message.missing',
    defaultMessage: 'Write {owner} a line or two.',
    description: 'Error of the field. owner: first name',
  },
  kept: {
    id: 'funnel.message.saved',
    defaultMessage: 'Saved',
    description: 'Under the field once the typed text is saved',
  },
  notSaved: {
    id: 'funnel.message.not-saved',
    defaultMessage: 'Not saved just now. What you entered stays here, and we will try again.',
    description: 'Under the field where the typed text could not be saved',
  },
  retry: {
    id: 'funnel.message.retry',
    defaultMessage: 'Try again now',
    description: 'Button beside it',
  },
  refused: {
    id: 'funnel.message.refused',
    defaultMessage: 'Not saved as it is. What you entered stays here, and is saved once you change it.',
    description: 'Under the field where the typed text was refused for good; why stands before it',
  },
  left: {
    id: 'funnel.message.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Under the message when it is nearly as long as it may be',
  },
  over: {
    id: 'funnel.message.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Under the message while it is longer than it may be',
  },
  tooLong: {
    id: 'funnel.message.too-long',
    defaultMessage:
      'Shorten your message: up to {most, plural, one {# character fits} other {# characters fit}}.',
    description: 'Error of a message that is too long; by how much stands beside it',
  },
});
