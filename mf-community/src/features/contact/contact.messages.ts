import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

import type { ContactTopic } from '@campavia/domain';

export const contactMessages = defineMessages<{
  documentTitle: NoMessageValues;
  documentDescription: NoMessageValues;
  title: NoMessageValues;
  text: NoMessageValues;
  help: NoMessageValues;
  phone: { phone: string; a: MessageTag };
  sentTitle: NoMessageValues;
  sent: { number: string; email: string };
  another: NoMessageValues;
}>({
  documentTitle: {
    id: 'contact.document.title',
    defaultMessage: 'Contact',
    description: 'Title of the page in the browser',
  },
  documentDescription: {
    id: 'contact.document.description',
    defaultMessage: 'Write to the Campavia team: we read every message and answer by e-mail.',
    description: 'What search engines show of the page',
  },
  title: { id: 'contact.title', defaultMessage: 'Write to us', description: 'Heading of the page' },
  text: {
    id: 'contact.text',
    defaultMessage: 'We read every message and answer by e-mail, in your language.',
    description: 'Under the heading',
  },
  help: {
    id: 'contact.help',
    defaultMessage: 'Look in the help first',
    description: 'Link to the help beside the form',
  },
  phone: {
    id: 'contact.phone',
    defaultMessage: 'On the road and in need of help at once? Call <a>{phone}</a>, day and night.',
    description: 'Beside the form. phone: a telephone number',
  },
  sentTitle: {
    id: 'contact.sent.title',
    defaultMessage: 'Thank you, we have your message',
    description: 'Heading that replaces the form',
  },
  sent: {
    id: 'contact.sent.text',
    defaultMessage: 'Its number is {number}. We have sent a confirmation to {email} and answer there.',
    description: 'Under that heading. number: of the message; email: of the sender',
  },
  another: {
    id: 'contact.sent.another',
    defaultMessage: 'Write another message',
    description: 'Button after a message was sent; 24 characters at most',
  },
});

export const formMessages = defineMessages<{
  topic: NoMessageValues;
  choose: NoMessageValues;
  name: NoMessageValues;
  email: NoMessageValues;
  booking: NoMessageValues;
  bookingHint: NoMessageValues;
  message: NoMessageValues;
  messageHint: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  left: { count: number };
  over: { count: number };
}>({
  topic: {
    id: 'contact.topic',
    defaultMessage: 'What is it about?',
    description: 'Label of a choice of topics',
  },
  choose: {
    id: 'contact.topic.choose',
    defaultMessage: 'Choose a topic',
    description: 'In the choice of topics until one is chosen',
  },
  name: { id: 'contact.name', defaultMessage: 'Your name', description: 'Label of a field' },
  email: { id: 'contact.email', defaultMessage: 'E-mail address', description: 'Label of a field' },
  booking: { id: 'contact.booking', defaultMessage: 'Booking number', description: 'Label of a field' },
  bookingHint: {
    id: 'contact.booking.hint',
    defaultMessage: 'If it is about one of your bookings. The number is in our e-mails about it.',
    description: 'Under the label of the booking number',
  },
  message: { id: 'contact.message', defaultMessage: 'Your message', description: 'Label of a field' },
  messageHint: {
    id: 'contact.message.hint',
    defaultMessage: 'Write in your own words, without program code and links to other sites.',
    description: 'Under the label of the message',
  },
  send: {
    id: 'contact.send',
    defaultMessage: 'Send',
    description: 'Button of the form; 24 characters at most',
  },
  sending: {
    id: 'contact.sending',
    defaultMessage: 'Sending',
    description: 'The button while the message is being sent',
  },
  left: {
    id: 'contact.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Under the message when it is almost as long as it may be',
  },
  over: {
    id: 'contact.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Under the message when it is too long',
  },
});

export const problemMessages = defineMessages<{
  notSent: NoMessageValues;
  offline: NoMessageValues;
  tooOften: NoMessageValues;
  unknown: NoMessageValues;
  topicMissing: NoMessageValues;
  nameMissing: NoMessageValues;
  emailMissing: NoMessageValues;
  bookingNone: NoMessageValues;
  textMissing: NoMessageValues;
  textTooLong: { most: number };
  textHasCode: NoMessageValues;
  textHasLink: NoMessageValues;
}>({
  notSent: {
    id: 'contact.not-sent',
    defaultMessage: 'Your message was not sent yet',
    description: 'Heading above the errors of a form',
  },
  offline: {
    id: 'contact.offline',
    defaultMessage: 'There is no connection. Your message stays here: send it again when you are online.',
    description: 'No answer came',
  },
  tooOften: {
    id: 'contact.too-often',
    defaultMessage: 'You have written several times already. Your message stays here: send it in an hour.',
    description: 'Limit of messages reached',
  },
  unknown: {
    id: 'contact.unknown',
    defaultMessage: 'That did not work just now. Try again in a moment.',
    description: 'The message was refused without a reason',
  },
  topicMissing: {
    id: 'contact.topic-missing',
    defaultMessage: 'Choose what it is about',
    description: 'No topic is chosen',
  },
  nameMissing: {
    id: 'contact.name-missing',
    defaultMessage: 'Enter your name',
    description: 'The field is empty',
  },
  emailMissing: {
    id: 'contact.email-missing',
    defaultMessage: 'Enter your e-mail address',
    description: 'The field is empty',
  },
  bookingNone: {
    id: 'contact.booking-none',
    defaultMessage: 'Enter the number of the booking in digits, or leave it out',
    description: 'The typed text is no number',
  },
  textMissing: {
    id: 'contact.text-missing',
    defaultMessage: 'Write your message',
    description: 'The field is empty',
  },
  textTooLong: {
    id: 'contact.text-too-long',
    defaultMessage: 'Shorten your message: up to {most, plural, one {# character} other {# characters}} fit',
    description: 'The message is too long. most: a number',
  },
  textHasCode: {
    id: 'contact.text-has-code',
    defaultMessage: 'Write without program code and describe in words what you see',
    description: 'The message has parts of programs in it',
  },
  textHasLink: {
    id: 'contact.text-has-link',
    defaultMessage:
      'Leave out links to other sites and describe the page in words; links to our own pages are fine',
    description: 'The message has addresses of other sites in it',
  },
});

export const topicMessages = defineMessages<Record<ContactTopic, NoMessageValues>>({
  BOOKING: {
    id: 'contact.topic.booking',
    defaultMessage: 'A booking or a trip',
    description: 'Topic of a message',
  },
  PAYMENT: {
    id: 'contact.topic.payment',
    defaultMessage: 'A payment, refund or deposit',
    description: 'Topic of a message',
  },
  LISTING: {
    id: 'contact.topic.listing',
    defaultMessage: 'Renting out a camper',
    description: 'Topic of a message',
  },
  ACCOUNT: { id: 'contact.topic.account', defaultMessage: 'My account', description: 'Topic of a message' },
  SAFETY: {
    id: 'contact.topic.safety',
    defaultMessage: 'Damage, breakdown or safety',
    description: 'Topic of a message',
  },
  PRESS: {
    id: 'contact.topic.press',
    defaultMessage: 'Press and partners',
    description: 'Topic of a message',
  },
  OTHER: { id: 'contact.topic.other', defaultMessage: 'Something else', description: 'Topic of a message' },
});
