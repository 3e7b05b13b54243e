import { defineMessages, type NoMessageValues } from 'react-intl';

type QuoteValues = {
  label: NoMessageValues;
  chooseDates: NoMessageValues;
  kilometresLabel: NoMessageValues;
  kilometres: { km: number };
  included: { km: number };
  addedPerDay: { km: number; price: string };
  insuranceLabel: NoMessageValues;
  compare: NoMessageValues;
  haveCoupon: NoMessageValues;
  couponLabel: NoMessageValues;
  couponApply: NoMessageValues;
  askToBook: NoMessageValues;
  bookNow: NoMessageValues;
  nothingYet: NoMessageValues;
};

export const quoteMessages = defineMessages<QuoteValues>({
  label: {
    id: 'quote.label',
    defaultMessage: 'Price of the trip',
    description: 'Name of the region with the choices and the price, for people who listen to the page',
  },
  chooseDates: {
    id: 'quote.choose-dates',
    defaultMessage: 'Choose dates to see the full price.',
    description: 'Link to the calendar while no dates are chosen',
  },
  kilometresLabel: {
    id: 'quote.km.label',
    defaultMessage: 'Kilometres',
    description: 'Label of the choice of kilometres a day',
  },
  kilometres: {
    id: 'quote.km.name',
    defaultMessage: '{km, plural, =0 {No limit} one {# a day} other {# a day}}',
    description: 'One choice under the label Kilometres: so many a day, or without limit',
  },
  included: {
    id: 'quote.km.included',
    defaultMessage: '{km, plural, =0 {No limit, included} one {# a day, included} other {# a day, included}}',
    description: 'The same where it costs nothing more',
  },
  addedPerDay: {
    id: 'quote.km.added',
    defaultMessage:
      '{km, plural, =0 {No limit, +{price} a day} one {# a day, +{price} a day} other {# a day, +{price} a day}}',
    description: 'The same with what it adds to the price of a day',
  },
  insuranceLabel: {
    id: 'quote.insurance.label',
    defaultMessage: 'Insurance',
    description: 'Label above the name of the chosen insurance',
  },
  compare: {
    id: 'quote.insurance.compare',
    defaultMessage: 'Compare',
    description: 'Button that opens a table to compare and choose insurances',
  },
  haveCoupon: {
    id: 'quote.coupon.open',
    defaultMessage: 'Have a coupon code?',
    description: 'Opens the field for a coupon code',
  },
  couponLabel: {
    id: 'quote.coupon.label',
    defaultMessage: 'Coupon code',
    description: 'Label of the field for a code that makes the price lower',
  },
  couponApply: {
    id: 'quote.coupon.apply',
    defaultMessage: 'Apply',
    description: 'Button beside the field for a coupon code',
  },
  askToBook: {
    id: 'quote.ask-to-book',
    defaultMessage: 'Request to book',
    description: 'Main button under the price: begins a request that the owner answers',
  },
  bookNow: {
    id: 'quote.book-now',
    defaultMessage: 'Book now',
    description: 'Main button under the price of a camper that can be booked at once',
  },
  nothingYet: {
    id: 'quote.nothing-yet',
    defaultMessage: 'Nothing is paid yet.',
    description: 'Small, under the main button',
  },
});
