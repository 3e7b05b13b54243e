import { defineMessages, type NoMessageValues } from 'react-intl';

type LineValues = {
  gross: { days: number };
  weekly: { percent: number };
  early: { percent: number };
  longStay: NoMessageValues;
  earlyStay: NoMessageValues;
  km: { km: number };
  options: NoMessageValues;
  fees: NoMessageValues;
  ownInsurance: NoMessageValues;
  coupon: { code: string };
  couponPart: NoMessageValues;
  times: { count: number; unit: string };
  named: { name: string; times: string };
  percentOf: { percent: number; sum: string };
  reckoned: { owner: string; used: string; rate: string };
  added: NoMessageValues;
  low: NoMessageValues;
  mid: NoMessageValues;
  high: NoMessageValues;
};

/** The names of the lines of a price, and the calculations of their parts. */
export const lineMessages = defineMessages<LineValues>({
  gross: {
    id: 'quote.line.gross',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Line of the price: the days of the trip',
  },
  weekly: {
    id: 'quote.line.weekly',
    defaultMessage: 'A week or longer, −{percent, number, ::percent scale/0.01}',
    description: 'Line of the price: discount for long trips',
  },
  early: {
    id: 'quote.line.early',
    defaultMessage: 'Booked early, −{percent, number, ::percent scale/0.01}',
    description: 'Line of the price: discount for early booking',
  },
  longStay: {
    id: 'quote.line.long-stay',
    defaultMessage: 'A week or longer',
    description: 'Line of an amount that is added later: discount for long trips, without its percentage',
  },
  earlyStay: {
    id: 'quote.line.early-stay',
    defaultMessage: 'Booked early',
    description: 'Line of an amount that is added later: discount for early booking, without its percentage',
  },
  km: {
    id: 'quote.line.km',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'Line of the price: kilometres',
  },
  options: {
    id: 'quote.line.options',
    defaultMessage: 'Extras',
    description: 'Line of the price: what the owner offers with the camper',
  },
  fees: {
    id: 'quote.line.fees',
    defaultMessage: 'Service fee',
    description: 'Line of the price: what Campavia gets',
  },
  ownInsurance: {
    id: 'quote.line.own-insurance',
    defaultMessage: 'The owner’s insurance',
    description: 'Line of the price: insured by the owner',
  },
  coupon: {
    id: 'quote.line.coupon',
    defaultMessage: 'Coupon code {code}',
    description: 'Line of the price: coupon with its code',
  },
  couponPart: {
    id: 'quote.part.coupon',
    defaultMessage: 'Value for this trip',
    description: 'In the opened line of a coupon, before the amount',
  },
  times: {
    id: 'quote.part.times',
    defaultMessage: '{count, number} × {unit}',
    description: 'How a line comes about: so many times a price',
  },
  named: {
    id: 'quote.part.named',
    defaultMessage: '{name}: {times}',
    description: 'A part of a line. name: season, dates or option; times: "3 × €80.00"',
  },
  percentOf: {
    id: 'quote.part.percent',
    defaultMessage: '{percent, number, ::percent scale/0.01} of {sum}',
    description: 'How a line comes about: a share of a sum',
  },
  reckoned: {
    id: 'quote.reckoned',
    defaultMessage: 'Calculated in {owner}, the owner’s currency; 1 {owner} is {rate} {used}.',
    description:
      'In an opened line whose parts stand in another currency than its amount. Codes such as EUR, CHF',
  },
  added: {
    id: 'quote.line.added',
    defaultMessage: 'Added to the trip',
    description: 'Line of the price: what was added to the trip after the booking',
  },
  low: {
    id: 'quote.season.low',
    defaultMessage: 'Low season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  mid: {
    id: 'quote.season.mid',
    defaultMessage: 'Mid season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  high: {
    id: 'quote.season.high',
    defaultMessage: 'High season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
});
