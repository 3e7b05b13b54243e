import { defineMessages, type NoMessageValues } from 'react-intl';

type TimelineValues = {
  title: NoMessageValues;
  here: { text: string };
  sent: NoMessageValues;
  toSend: NoMessageValues;
  begunOn: { date: string };
  saidYes: { owner: string };
  answers: { owner: string };
  within: { hours: number };
  by: { by: string };
  payment: NoMessageValues;
  paid: { amount: string };
  firstInstalment: { amount: string };
  secondInstalment: { amount: string };
  takenOn: { date: string };
  documents: NoMessageValues;
  documentsBy: { sent: string; reviewed: string };
  pickUp: { city: string };
  return: NoMessageValues;
  review: NoMessageValues;
};

export const timelineMessages = defineMessages<TimelineValues>({
  title: {
    id: 'trip.timeline.title',
    defaultMessage: 'Steps of your trip',
    description: 'Heading above the steps of a trip',
  },
  here: {
    id: 'trip.timeline.here',
    defaultMessage: 'You are here. {text}',
    description: 'On the step that a trip stands at; text: what is said of it',
  },
  sent: {
    id: 'trip.timeline.sent',
    defaultMessage: 'Request sent',
    description: 'Step on the way of a trip',
  },
  toSend: {
    id: 'trip.timeline.to-send',
    defaultMessage: 'Your request',
    description: 'Step on the way of a trip. It is not sent yet',
  },
  begunOn: {
    id: 'trip.timeline.begun-on',
    defaultMessage: 'Started on {date}',
    description: 'Step on the way of a trip. When',
  },
  saidYes: {
    id: 'trip.timeline.said-yes',
    defaultMessage: '{owner} accepted',
    description: 'Step on the way of a trip',
  },
  answers: {
    id: 'trip.timeline.answers',
    defaultMessage: '{owner} answers',
    description: 'Step on the way of a trip',
  },
  within: {
    id: 'trip.timeline.within',
    defaultMessage: 'Within {hours, plural, one {# hour} other {# hours}} of your request',
    description: 'Step on the way of a trip. Until when',
  },
  by: {
    id: 'trip.timeline.by',
    defaultMessage: 'By {by}',
    description: 'Step on the way of a trip. Until when',
  },
  payment: {
    id: 'trip.timeline.payment',
    defaultMessage: 'Payment',
    description: 'Step on the way of a trip',
  },
  paid: {
    id: 'trip.timeline.paid',
    defaultMessage: 'Paid, {amount}',
    description: 'Step on the way of a trip',
  },
  firstInstalment: {
    id: 'trip.timeline.first-half',
    defaultMessage: 'First payment made, {amount}',
    description: 'Step on the way of a trip',
  },
  secondInstalment: {
    id: 'trip.timeline.second-half',
    defaultMessage: 'Second payment, {amount}',
    description: 'Step on the way of a trip',
  },
  takenOn: {
    id: 'trip.timeline.taken-on',
    defaultMessage: 'Charged on {date}',
    description: 'Step on the way of a trip. When the money is taken',
  },
  documents: {
    id: 'trip.timeline.documents',
    defaultMessage: 'Documents',
    description: 'Step on the way of a trip. Driving licence and identity',
  },
  documentsBy: {
    id: 'trip.timeline.documents-by',
    defaultMessage: 'Sent by {sent}, checked by {reviewed}',
    description: 'Step on the way of a trip. sent, reviewed: day and hour',
  },
  pickUp: {
    id: 'trip.timeline.pick-up',
    defaultMessage: 'Pick-up in {city}',
    description: 'Step on the way of a trip',
  },
  return: {
    id: 'trip.timeline.give-back',
    defaultMessage: 'Return',
    description: 'Step on the way of a trip',
  },
  review: {
    id: 'trip.timeline.review',
    defaultMessage: 'Tell others how it was',
    description: 'Step on the way of a trip',
  },
});
