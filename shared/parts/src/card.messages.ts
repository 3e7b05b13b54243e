import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

type CardValues = {
  place: { place: string; distance: string };
  sleeps: { beds: number };
  seats: { seats: number };
  instant: NoMessageValues;
  isNew: NoMessageValues;
  perDay: { amount: string; unit: MessageTag };
  perDayFrom: { amount: string; unit: MessageTag };
  inAll: { amount: string };
  before: { amount: string };
};

export const cardMessages = defineMessages<CardValues>({
  place: {
    id: 'parts.card.place',
    defaultMessage: '{place} · {distance}',
    description: 'Where the camper stands and how far that is from the place searched',
  },
  sleeps: {
    id: 'parts.card.sleeps',
    defaultMessage: '{beds, plural, one {Sleeps #} other {Sleeps #}}',
    description: 'How many people can sleep in the camper; part of one short line, keep it very short',
  },
  seats: {
    id: 'parts.card.seats',
    defaultMessage: '{seats, plural, one {# seat} other {# seats}}',
    description: 'How many people can travel in it with a belt; part of one short line, keep it very short',
  },
  instant: {
    id: 'parts.card.instant',
    defaultMessage: 'instant',
    description: 'The camper can be booked without waiting for the owner; one word in a short line',
  },
  isNew: {
    id: 'parts.card.new',
    defaultMessage: 'New',
    description: 'In place of stars while a camper has fewer than three reviews',
  },
  perDay: {
    id: 'parts.price.per-day',
    defaultMessage: '{amount} <unit>a day</unit>',
    description: 'Price of a day. amount: with its currency. unit: set in lighter type',
  },
  perDayFrom: {
    id: 'parts.price.per-day-from',
    defaultMessage: '<unit>from</unit> {amount} <unit>a day</unit>',
    description: 'Lowest price of a day in the year, before dates are chosen. unit: set in lighter type',
  },
  inAll: {
    id: 'parts.price.in-all',
    defaultMessage: '{amount} in all',
    description: 'The whole price of the stay. amount: with its currency',
  },
  before: {
    id: 'parts.price.before',
    defaultMessage: 'Before discounts: {amount}',
    description: 'Read aloud in place of the struck-through price',
  },
});
