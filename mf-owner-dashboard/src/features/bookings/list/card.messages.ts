import { defineMessages, type NoMessageValues } from 'react-intl';

type CardValues = {
  asks: { guest: string; days: number };
  changes: { guest: string };
  trip: { guest: string; days: number };
  receive: NoMessageValues;
  was: { date: string };
  unchanged: NoMessageValues;
  travellers: { count: number };
  answer: { guest: string };
  seeChange: NoMessageValues;
  see: NoMessageValues;
  review: NoMessageValues;
  pickUp: NoMessageValues;
  return: NoMessageValues;
};

export const cardMessages = defineMessages<CardValues>({
  asks: {
    id: 'owner-bookings.card.asks',
    defaultMessage: '{guest} asks for {days, plural, one {one day} other {# days}}',
    description: 'Heading of a request',
  },
  changes: {
    id: 'owner-bookings.card.changes',
    defaultMessage: '{guest} would like to change the trip',
    description: 'Heading of a booking whose guest asks for a change',
  },
  trip: {
    id: 'owner-bookings.card.trip',
    defaultMessage: '{guest}, {days, plural, one {one day} other {# days}}',
    description: 'Heading of a booking',
  },
  review: {
    id: 'owner-bookings.card.review',
    defaultMessage: 'Review the guest',
    description: 'Link to the review of a guest whose trip is over',
  },
  receive: {
    id: 'owner-bookings.card.receive',
    defaultMessage: 'you receive',
    description: 'Below an amount',
  },
  was: {
    id: 'owner-bookings.card.was',
    defaultMessage: 'was {date}',
    description: 'Below the new last day of a trip that is to be changed',
  },
  unchanged: {
    id: 'owner-bookings.card.unchanged',
    defaultMessage: 'unchanged',
    description: 'Below a day that stays when a trip is changed',
  },
  travellers: {
    id: 'owner-bookings.card.travellers',
    defaultMessage: '{count, plural, one {# traveller} other {# travellers}}',
    description: 'How many people travel',
  },
  answer: {
    id: 'owner-bookings.card.answer',
    defaultMessage: 'Answer {guest}',
    description: 'Button: to a request',
  },
  seeChange: {
    id: 'owner-bookings.card.see-change',
    defaultMessage: 'Look at the change',
    description: 'Button: to a change of a trip',
  },
  see: {
    id: 'owner-bookings.card.see',
    defaultMessage: 'See booking',
    description: 'Button: to a booking',
  },
  pickUp: {
    id: 'owner-bookings.card.pick-up',
    defaultMessage: 'Pick-up',
    description: 'Read aloud before a day',
  },
  return: {
    id: 'owner-bookings.card.return',
    defaultMessage: 'Return',
    description: 'Read aloud before a day',
  },
});
