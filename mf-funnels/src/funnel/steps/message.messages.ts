import { defineMessages, type NoMessageValues } from 'react-intl';

type MessageValues = {
  label: { owner: string };
  hint: NoMessageValues;
  missing: { owner: string };
};

export const messageMessages = defineMessages<MessageValues>({
  label: {
    id: 'funnel.message.label',
    defaultMessage: 'Your message to {owner}',
    description: 'Label of a large field. owner: first name',
  },
  hint: {
    id: 'funnel.message.hint',
    defaultMessage: 'No phone or address: those follow by themselves once the trip is booked.',
    description: 'Under the label of the message',
  },
  missing: {
    id: 'funnel.message.missing',
    defaultMessage: 'Write {owner} a line or two.',
    description: 'Error of the field. owner: first name',
  },
});
