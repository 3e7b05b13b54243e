import { defineMessages, type NoMessageValues } from 'react-intl';

import type { ShownEvent } from '../../rules/chats/timeline';

type ChatsValues = {
  title: NoMessageValues;
  kinds: NoMessageValues;
  all: NoMessageValues;
  booking: NoMessageValues;
  product: NoMessageValues;
  failed: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  find: NoMessageValues;
  question: NoMessageValues;
  you: { text: string };
  picture: NoMessageValues;
  removed: NoMessageValues;
  unread: { count: number };
  pages: NoMessageValues;
  back: NoMessageValues;
};

/** The list of chats. */
export const chatsMessages = defineMessages<ChatsValues>({
  title: { id: 'chats.title', defaultMessage: 'Messages', description: 'Heading of the list of chats' },
  kinds: {
    id: 'chats.kinds',
    defaultMessage: 'Which messages',
    description: 'Name of the links that choose a kind of chat, for screen readers',
  },
  all: { id: 'chats.all', defaultMessage: 'All', description: 'Link: all chats' },
  booking: {
    id: 'chats.booking',
    defaultMessage: 'Trips',
    description: 'Link: only chats about trips and bookings',
  },
  product: {
    id: 'chats.product',
    defaultMessage: 'Questions',
    description: 'Link: only chats in which a guest has asked about a camper',
  },
  failed: {
    id: 'chats.failed',
    defaultMessage: 'Your messages could not be loaded',
    description: 'Heading in place of the list',
  },
  emptyTitle: {
    id: 'chats.empty.title',
    defaultMessage: 'No messages yet',
    description: 'Heading in place of an empty list of chats',
  },
  emptyText: {
    id: 'chats.empty.text',
    defaultMessage: 'What you and the other side write about a camper or a trip is shown here.',
    description: 'Sentence in place of an empty list of chats',
  },
  find: {
    id: 'chats.empty.find',
    defaultMessage: 'Find a camper',
    description: 'Link to the search, below an empty list of chats',
  },
  question: {
    id: 'chats.question',
    defaultMessage: 'Question',
    description:
      'Behind the name of a camper that a user has asked about, without dates: Adria Twin · Question',
  },
  you: {
    id: 'chats.you',
    defaultMessage: 'You: {text}',
    description: 'Start of the last message of a chat, when the reader wrote it',
  },
  picture: {
    id: 'chats.picture',
    defaultMessage: 'Picture',
    description: 'In place of a message that is a picture without words',
  },
  removed: {
    id: 'chats.removed',
    defaultMessage: 'Message removed',
    description: 'In place of the last message of a chat that the support team has removed',
  },
  unread: {
    id: 'chats.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Number beside a chat, for screen readers',
  },
  pages: {
    id: 'chats.pages',
    defaultMessage: 'Pages of messages',
    description: 'Name of the links to further pages of the list, for screen readers',
  },
  back: {
    id: 'chats.back',
    defaultMessage: 'All messages',
    description: 'Link from a chat back to the list',
  },
});

type ThreadValues = {
  title: { name: string };
  failed: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  messages: { name: string };
  start: { name: string };
  today: NoMessageValues;
  yesterday: NoMessageValues;
  earlier: NoMessageValues;
  yours: NoMessageValues;
  removed: NoMessageValues;
  read: NoMessageValues;
  sending: NoMessageValues;
  waiting: NoMessageValues;
  refused: { reason: string };
  retry: NoMessageValues;
  remove: NoMessageValues;
  masked: NoMessageValues;
  hint: NoMessageValues;
  closed: NoMessageValues;
  label: { name: string };
  send: NoMessageValues;
  photo: NoMessageValues;
  photoLater: NoMessageValues;
  photoHeavy: NoMessageValues;
  photoHeic: NoMessageValues;
  photoUnknown: NoMessageValues;
  photoFailed: NoMessageValues;
  left: { count: number };
  tooLong: { count: number };
  quick: NoMessageValues;
};

/** One chat. */
export const threadMessages = defineMessages<ThreadValues>({
  title: {
    id: 'chats.thread.title',
    defaultMessage: 'Chat with {name}',
    description: 'Title of the page of a chat; name: first name of the other person',
  },
  failed: {
    id: 'chats.thread.failed',
    defaultMessage: 'This chat could not be loaded',
    description: 'Heading in place of a chat',
  },
  unknown: {
    id: 'chats.thread.unknown',
    defaultMessage: 'This chat does not exist',
    description: 'Heading in place of a chat that is not the reader’s',
  },
  unknownText: {
    id: 'chats.thread.unknown-text',
    defaultMessage: 'It may belong to another account, or its link is incomplete.',
    description: 'Sentence below: This chat does not exist',
  },
  messages: {
    id: 'chats.thread.messages',
    defaultMessage: 'Messages with {name}',
    description: 'Name of the list of messages, for screen readers',
  },
  start: {
    id: 'chats.thread.start',
    defaultMessage: 'Ask {name} about this camper. Nothing is booked by asking.',
    description: 'In place of the messages of a chat in which nobody has written yet',
  },
  today: { id: 'chats.thread.today', defaultMessage: 'Today', description: 'Above the messages of today' },
  yesterday: {
    id: 'chats.thread.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Above the messages of yesterday',
  },
  earlier: {
    id: 'chats.thread.earlier',
    defaultMessage: 'Earlier messages',
    description: 'Button above the messages that loads those before',
  },
  yours: {
    id: 'chats.thread.yours',
    defaultMessage: 'You',
    description: 'Who wrote a message, for screen readers',
  },
  removed: {
    id: 'chats.thread.removed',
    defaultMessage: 'Our team has removed this message.',
    description: 'In place of a message that the support team has removed after a report',
  },
  read: {
    id: 'chats.thread.read',
    defaultMessage: 'Read',
    description: 'Below a message: the other person has read it',
  },
  sending: {
    id: 'chats.thread.sending',
    defaultMessage: 'Sending',
    description: 'Below a message that is on its way',
  },
  waiting: {
    id: 'chats.thread.waiting',
    defaultMessage: 'Waiting for the network, will be sent once',
    description: 'Below a message that is sent as soon as there is a connection',
  },
  refused: {
    id: 'chats.thread.refused',
    defaultMessage: 'Not sent. {reason}',
    description: 'Below a message that cannot be sent; reason: a sentence, or nothing',
  },
  retry: {
    id: 'chats.thread.retry',
    defaultMessage: 'Send again',
    description: 'Button below a message that was not sent',
  },
  remove: {
    id: 'chats.thread.remove',
    defaultMessage: 'Delete',
    description: 'Button below a message that was not sent',
  },
  masked: {
    id: 'chats.thread.masked',
    defaultMessage: 'Contact details are hidden until the trip is confirmed',
    description: 'Below a message in which contact details were replaced by dots',
  },
  hint: {
    id: 'chats.thread.hint',
    defaultMessage:
      'Phone numbers, e-mail addresses and links stay hidden until the trip is confirmed. That protects you both.',
    description: 'Above the field for a message',
  },
  closed: {
    id: 'chats.thread.closed',
    defaultMessage: 'The other account does not exist any more.',
    description: 'In place of the field for a message',
  },
  label: {
    id: 'chats.thread.label',
    defaultMessage: 'Write to {name}',
    description: 'In the empty field for a message',
  },
  send: {
    id: 'chats.thread.send',
    defaultMessage: 'Send',
    description: 'Button with an icon that sends the message',
  },
  photo: {
    id: 'chats.thread.photo',
    defaultMessage: 'Send a picture',
    description: 'Button with an icon that chooses a picture and sends it',
  },
  photoLater: {
    id: 'chats.thread.photo-later',
    defaultMessage: 'Pictures can be sent once the trip is confirmed',
    description: 'Name of the button for a picture while it cannot be used',
  },
  photoHeavy: {
    id: 'chats.thread.photo-heavy',
    defaultMessage: 'Use a picture of 10 MB at most.',
    description: 'Error after choosing a picture',
  },
  photoHeic: {
    id: 'chats.thread.photo-heic',
    defaultMessage: 'HEIC pictures do not work here. Choose JPEG, PNG or WebP.',
    description: 'Error after choosing a picture',
  },
  photoUnknown: {
    id: 'chats.thread.photo-unknown',
    defaultMessage: 'This is not a picture that can be sent. Choose JPEG, PNG or WebP.',
    description: 'Error after choosing a picture',
  },
  photoFailed: {
    id: 'chats.thread.photo-failed',
    defaultMessage: 'The picture could not be loaded',
    description: 'In place of a picture in a message',
  },
  left: {
    id: 'chats.thread.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below the field for a message, when it is nearly full',
  },
  tooLong: {
    id: 'chats.thread.too-long',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Below the field for a message that is too long',
  },
  quick: {
    id: 'chats.thread.quick',
    defaultMessage: 'Suggestions',
    description: 'Name of the buttons that put a text into the field for a message',
  },
});

/** The camper or trip beside a chat. */
export const asideMessages = defineMessages({
  trip: {
    id: 'chats.aside.trip',
    defaultMessage: 'See the trip',
    description: 'Button: opens the page of the trip, for its guest',
  },
  tripShort: {
    id: 'chats.aside.trip-short',
    defaultMessage: 'The trip',
    description: 'Small button: opens the page of the trip',
  },
  booking: {
    id: 'chats.aside.booking',
    defaultMessage: 'See the booking',
    description: 'Button: opens the page of the booking, for the owner',
  },
  bookingShort: {
    id: 'chats.aside.booking-short',
    defaultMessage: 'The booking',
    description: 'Small button: opens the page of the booking',
  },
  camper: {
    id: 'chats.aside.camper',
    defaultMessage: 'See the camper',
    description: 'Button: opens the listing',
  },
  camperShort: {
    id: 'chats.aside.camper-short',
    defaultMessage: 'The camper',
    description: 'Small button: opens the listing',
  },
  pickUp: { id: 'chats.aside.pick-up', defaultMessage: 'Pick-up', description: 'Before day and hour' },
  drop: { id: 'chats.aside.return', defaultMessage: 'Return', description: 'Before day and hour' },
  price: { id: 'chats.aside.price', defaultMessage: 'Price', description: 'Before what the guest pays' },
  earnings: {
    id: 'chats.aside.earnings',
    defaultMessage: 'Your earnings',
    description: 'Before what the owner earns',
  },
  next: {
    id: 'chats.aside.next',
    defaultMessage: 'Next',
    description: 'Heading above what is to be done next for the trip',
  },
  pay: {
    id: 'chats.aside.pay',
    defaultMessage: 'Pay for the trip',
    description: 'Button: the guest’s next action',
  },
  payBy: {
    id: 'chats.aside.pay-by',
    defaultMessage: 'Pay by {by} to confirm the trip.',
    description: 'Sentence for the guest; by: day and hour',
  },
  payNow: {
    id: 'chats.aside.pay-now',
    defaultMessage: 'The second payment did not work. Pay it to keep the trip.',
    description: 'Sentence for the guest',
  },
  answer: {
    id: 'chats.aside.answer',
    defaultMessage: 'Answer the request',
    description: 'Button: the owner’s next action',
  },
  answerBy: {
    id: 'chats.aside.answer-by',
    defaultMessage: 'Answer by {by}, or the request ends.',
    description: 'Sentence for the owner; by: day and hour',
  },
  waitAnswer: {
    id: 'chats.aside.wait-answer',
    defaultMessage: '{name} has until {by} to answer.',
    description: 'Sentence for the guest; name: first name of the owner',
  },
  waitPayment: {
    id: 'chats.aside.wait-payment',
    defaultMessage: '{name} has until {by} to pay.',
    description: 'Sentence for the owner; name: first name of the guest',
  },
  prepare: {
    id: 'chats.aside.prepare',
    defaultMessage: 'Pick-up details',
    description: 'Button: the guest’s next action once the trip is confirmed',
  },
  prepareText: {
    id: 'chats.aside.prepare-text',
    defaultMessage: 'Your trip is confirmed. Place, hours and what to bring are on one page.',
    description: 'Sentence for the guest',
  },
});

/** Changes of the booking between the messages. */
export const eventMessages = defineMessages<Record<ShownEvent, { actor: string }>>({
  send_request: { id: 'chats.event.sent', defaultMessage: 'Request sent', description: 'Event in a chat' },
  accept: {
    id: 'chats.event.accepted',
    defaultMessage: 'Request accepted',
    description: 'Event in a chat: the owner accepted',
  },
  refuse: {
    id: 'chats.event.refused',
    defaultMessage: 'Request declined',
    description: 'Event in a chat: the owner refused',
  },
  no_answer: {
    id: 'chats.event.no-answer',
    defaultMessage: 'No answer in time: the request has ended',
    description: 'Event in a chat',
  },
  no_payment: {
    id: 'chats.event.no-payment',
    defaultMessage: 'Not paid in time: the request has ended',
    description: 'Event in a chat',
  },
  taken: {
    id: 'chats.event.taken',
    defaultMessage: 'The dates were booked by somebody else',
    description: 'Event in a chat',
  },
  cancel: {
    id: 'chats.event.cancelled',
    defaultMessage:
      '{actor, select, guest {Cancelled by the guest} owner {Cancelled by the owner} other {Cancelled by Campavia}}',
    description: 'Event in a chat',
  },
  pay_whole: {
    id: 'chats.event.paid',
    defaultMessage: 'Paid: the trip is confirmed',
    description: 'Event in a chat',
  },
  pay_first_half: {
    id: 'chats.event.first-paid',
    defaultMessage: 'First half paid',
    description: 'Event in a chat',
  },
  pay_second_half: {
    id: 'chats.event.second-paid',
    defaultMessage: 'Second half paid: the trip is confirmed',
    description: 'Event in a chat',
  },
  ask_together: {
    id: 'chats.event.together-asked',
    defaultMessage: 'Asked to cancel together',
    description: 'Event in a chat',
  },
  cancel_together: {
    id: 'chats.event.together',
    defaultMessage: 'Cancelled together',
    description: 'Event in a chat',
  },
  extension_asked: {
    id: 'chats.event.change-asked',
    defaultMessage: 'Asked for other dates or more kilometres',
    description: 'Event in a chat',
  },
  extension_confirmed: {
    id: 'chats.event.change-confirmed',
    defaultMessage: 'Change of the trip confirmed',
    description: 'Event in a chat',
  },
});

/** Suggested texts for a message. */
export const quickMessages = defineMessages({
  free: {
    id: 'chats.quick.free',
    defaultMessage: 'Is your camper free on our dates?',
    description: 'Suggested message of a guest who asks about a camper',
  },
  suits: {
    id: 'chats.quick.suits',
    defaultMessage: 'Does it suit a first trip with children?',
    description: 'Suggested message of a guest who asks about a camper',
  },
  arrival: {
    id: 'chats.quick.arrival',
    defaultMessage: 'When would you like us to arrive?',
    description: 'Suggested message of a guest with a trip',
  },
  late: {
    id: 'chats.quick.late',
    defaultMessage: 'We are running a little late.',
    description: 'Suggested message of a guest with a trip',
  },
  thanks: {
    id: 'chats.quick.thanks',
    defaultMessage: 'Thank you, that suits us.',
    description: 'Suggested message',
  },
  welcome: {
    id: 'chats.quick.welcome',
    defaultMessage: 'Yes, it is free. You are welcome!',
    description: 'Suggested message of an owner',
  },
  look: {
    id: 'chats.quick.look',
    defaultMessage: 'I will check and answer today.',
    description: 'Suggested message of an owner',
  },
  ready: {
    id: 'chats.quick.ready',
    defaultMessage: 'The camper is ready for you.',
    description: 'Suggested message of an owner',
  },
});
