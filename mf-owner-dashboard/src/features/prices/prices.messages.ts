import { defineMessages, type NoMessageValues } from 'react-intl';

type PricesValues = {
  failed: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
  saved: NoMessageValues;
  receive: { amount: string };
  seasons: NoMessageValues;
  seasonsText: NoMessageValues;
  low: NoMessageValues;
  mid: NoMessageValues;
  high: NoMessageValues;
  perDay: { season: string };
  minDays: NoMessageValues;
  days: NoMessageValues;
  similar: { from: string; to: string };
  discounts: NoMessageValues;
  discountsText: NoMessageValues;
  percentOff: NoMessageValues;
  weekly: { days: number };
  weeklyHint: NoMessageValues;
  early: { days: number };
  earlyHint: NoMessageValues;
  kilometres: NoMessageValues;
  kilometresText: NoMessageValues;
  km100: NoMessageValues;
  km100Text: NoMessageValues;
  km200: NoMessageValues;
  km200Label: NoMessageValues;
  unlimited: NoMessageValues;
  unlimitedLabel: NoMessageValues;
  currencyADay: { currency: string };
  extraKm: NoMessageValues;
  extraKmHint: NoMessageValues;
  depositAndDriver: NoMessageValues;
  depositText: NoMessageValues;
};

export const pricesMessages = defineMessages<PricesValues>({
  failed: {
    id: 'owner-prices.failed',
    defaultMessage: 'The prices could not be loaded',
    description: 'Heading in place of the prices of a camper',
  },
  notSaved: {
    id: 'owner-prices.not-saved',
    defaultMessage: 'Your prices were not saved',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'owner-prices.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  saved: {
    id: 'owner-prices.saved',
    defaultMessage: 'Prices saved',
    description: 'Notice after prices were saved',
  },
  receive: {
    id: 'owner-prices.receive',
    defaultMessage: 'You receive {amount}',
    description: 'Beside the button that saves: what a trip brings',
  },
  seasons: {
    id: 'owner-prices.seasons',
    defaultMessage: 'Seasons',
    description: 'Heading of the prices of seasons',
  },
  seasonsText: {
    id: 'owner-prices.seasons-text',
    defaultMessage: 'What you receive a day. Single days are set in the calendar and win over these.',
    description: 'Below “Seasons”',
  },
  low: {
    id: 'owner-prices.low',
    defaultMessage: 'Low',
    description: 'A season',
  },
  mid: {
    id: 'owner-prices.mid',
    defaultMessage: 'Middle',
    description: 'A season',
  },
  high: {
    id: 'owner-prices.high',
    defaultMessage: 'High',
    description: 'A season',
  },
  perDay: {
    id: 'owner-prices.per-day',
    defaultMessage: '{season}, a day',
    description: 'Label of the price of a day in a season',
  },
  minDays: {
    id: 'owner-prices.min-days',
    defaultMessage: 'Trips take at least',
    description: 'Label of the least number of days of a trip',
  },
  days: {
    id: 'owner-prices.days',
    defaultMessage: 'days',
    description: 'After a number',
  },
  similar: {
    id: 'owner-prices.similar',
    defaultMessage: 'Similar campers nearby ask {from} to {to}.',
    description: 'Below a season. from, to: prices of a day',
  },
  discounts: {
    id: 'owner-prices.discounts',
    defaultMessage: 'Discounts',
    description: 'Heading',
  },
  discountsText: {
    id: 'owner-prices.discounts-text',
    defaultMessage: 'Guests see them struck through on your page. Leave a box empty for none.',
    description: 'Below “Discounts”',
  },
  percentOff: {
    id: 'owner-prices.percent-off',
    defaultMessage: '% off',
    description: 'After the number of a discount',
  },
  weekly: {
    id: 'owner-prices.weekly',
    defaultMessage: '{days, plural, one {From # day} other {From # days}}',
    description: 'Label of the discount for long trips',
  },
  weeklyHint: {
    id: 'owner-prices.weekly-hint',
    defaultMessage: 'Off the price of all days',
    description: 'Below the label of the discount for long trips',
  },
  early: {
    id: 'owner-prices.early',
    defaultMessage: '{days, plural, one {Booked # day ahead} other {Booked # days ahead}}',
    description: 'Label of the discount for early bookings',
  },
  earlyHint: {
    id: 'owner-prices.early-hint',
    defaultMessage: 'Off what is left after the week',
    description: 'Below the label of the discount for early bookings: it is taken off after the weekly one',
  },
  kilometres: {
    id: 'owner-prices.kilometres',
    defaultMessage: 'Kilometres',
    description: 'Heading',
  },
  kilometresText: {
    id: 'owner-prices.kilometres-text',
    defaultMessage:
      '100 a day are always in the price. What is driven beyond the package is settled after the return.',
    description: 'Below “Kilometres”',
  },
  km100: {
    id: 'owner-prices.km100',
    defaultMessage: '100 km a day',
    description: 'A package of kilometres',
  },
  km100Text: {
    id: 'owner-prices.km100-text',
    defaultMessage: 'In every price',
    description: 'Below the package of 100 km',
  },
  km200: {
    id: 'owner-prices.km200',
    defaultMessage: '200 km a day',
    description: 'A package of kilometres',
  },
  km200Label: {
    id: 'owner-prices.km200-label',
    defaultMessage: 'Price of 200 km a day',
    description: 'Label of a field for screen readers',
  },
  unlimited: {
    id: 'owner-prices.unlimited',
    defaultMessage: 'Offer unlimited kilometres',
    description: 'Label of a checkbox',
  },
  unlimitedLabel: {
    id: 'owner-prices.unlimited-label',
    defaultMessage: 'Price of unlimited kilometres',
    description: 'Label of a field for screen readers',
  },
  currencyADay: {
    id: 'owner-prices.currency-a-day',
    defaultMessage: '{currency} a day',
    description: 'After a price. currency: its ISO code',
  },
  extraKm: {
    id: 'owner-prices.extra-km',
    defaultMessage: 'Each kilometre beyond the package',
    description: 'Label of a price',
  },
  extraKmHint: {
    id: 'owner-prices.extra-km-hint',
    defaultMessage: 'Taken from the deposit after the return',
    description: 'Below the label of the price of further kilometres',
  },
  depositAndDriver: {
    id: 'owner-prices.deposit-and-driver',
    defaultMessage: 'Deposit and second driver',
    description: 'Heading',
  },
  depositText: {
    id: 'owner-prices.deposit-text',
    defaultMessage: 'Held on the guest’s card two days before the trip, or given to you at the pick-up.',
    description: 'Below “Deposit and second driver”',
  },
});
