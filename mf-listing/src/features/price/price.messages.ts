import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

type PriceValues = {
  label: NoMessageValues;
  from: { amount: string; b: MessageTag };
  perDay: { amount: string; b: MessageTag };
  wasBefore: NoMessageValues;
  beforeExtras: NoMessageValues;
  chooseDates: NoMessageValues;
  days: { count: number };
  total: NoMessageValues;
  askToBook: NoMessageValues;
  bookNow: NoMessageValues;
  taken: NoMessageValues;
  tooShort: { days: number };
  closed: NoMessageValues;
  similar: { city: string };
  bookingUnavailable: NoMessageValues;
  tryAgain: NoMessageValues;
  deposit: { amount: string };
};

export const priceMessages = defineMessages<PriceValues>({
  label: { id: 'listing.price.label', defaultMessage: 'Price', description: 'Label of the price panel' },
  from: {
    id: 'listing.price.from',
    defaultMessage: 'from <b>{amount}</b> a day',
    description: 'Lowest price per day, when no dates are chosen',
  },
  perDay: {
    id: 'listing.price.day',
    defaultMessage: '<b>{amount}</b> a day',
    description: 'Price per day for the dates',
  },
  wasBefore: {
    id: 'listing.price.before',
    defaultMessage: 'without discounts',
    description: 'Read aloud beside the struck-through price',
  },
  beforeExtras: {
    id: 'listing.price.before-extras',
    defaultMessage: 'without your extras',
    description: 'Beside the price per day when the guest has chosen extras below',
  },
  chooseDates: {
    id: 'listing.price.choose',
    defaultMessage: 'Choose dates to see the full price.',
    description: 'In the price panel while no dates are chosen',
  },
  days: {
    id: 'listing.price.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}, insurance and service included',
    description: 'Under the total: number of days that it covers',
  },
  total: { id: 'listing.price.total', defaultMessage: 'Total', description: 'Beside the whole price' },
  askToBook: {
    id: 'listing.price.ask-to-book',
    defaultMessage: 'Request to book',
    description: 'Main button under the total: begins a request that the owner answers',
  },
  bookNow: {
    id: 'listing.price.book-now',
    defaultMessage: 'Book now',
    description: 'Main button under the total of a camper that can be booked at once',
  },
  taken: {
    id: 'listing.price.taken',
    defaultMessage: 'Not free on these dates. Choose others to see the price.',
    description: 'Code 107: the camper is not available',
  },
  tooShort: {
    id: 'listing.price.short',
    defaultMessage: '{days, plural, one {# day} other {# days}} minimum. Choose a longer stay.',
    description: 'Code 108: fewer days than the owner lets for',
  },
  closed: {
    id: 'listing.price.closed',
    defaultMessage: 'The owner hands over on other days of the week. Move the first or last day.',
    description: 'Code 109: no hand-over on the first or last day',
  },
  similar: {
    id: 'listing.price.similar',
    defaultMessage: 'Campers in {city} that are free',
    description: 'Link to a search for the same dates in the same town',
  },
  bookingUnavailable: {
    id: 'listing.price.booking-away',
    defaultMessage: 'Booking could not be loaded. Your dates are saved.',
    description: 'Under the total, in place of the choices and the main button, which did not load',
  },
  tryAgain: {
    id: 'listing.price.try-again',
    defaultMessage: 'Try again',
    description: 'Button under “Booking will not load just now”',
  },
  deposit: {
    id: 'listing.price.deposit',
    defaultMessage: 'Deposit {amount}, held only for the trip.',
    description: 'Under the panel: the deposit',
  },
});
