import { defineMessages, type NoMessageValues } from 'react-intl';

type LineValues = {
  gross: { days: number };
  weekly: { percent: number };
  early: { percent: number };
  km: { km: number };
  options: NoMessageValues;
  fees: NoMessageValues;
  ownInsurance: NoMessageValues;
  coupon: { code: string };
  couponPart: NoMessageValues;
  times: { count: number; unit: string };
  named: { name: string; times: string };
  percentOf: { percent: number; sum: string };
  secondDriver: NoMessageValues;
  rentalCover: NoMessageValues;
  cancellation: NoMessageValues;
  standard: { owner: string };
  reinforced: { owner: string };
  none: { owner: string };
  low: NoMessageValues;
  mid: NoMessageValues;
  high: NoMessageValues;
  added: NoMessageValues;
};

export const priceLineMessages = defineMessages<LineValues>({
  gross: {
    id: 'trip.lines.gross',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Line of the price: the days of the trip',
  },
  weekly: {
    id: 'trip.lines.weekly',
    defaultMessage: 'A week or longer, −{percent, number, ::percent scale/0.01}',
    description: 'Line of the price: discount for long trips',
  },
  early: {
    id: 'trip.lines.early',
    defaultMessage: 'Booked early, −{percent, number, ::percent scale/0.01}',
    description: 'Line of the price: discount for early booking',
  },
  km: {
    id: 'trip.lines.km',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'Line of the price: kilometres',
  },
  options: {
    id: 'trip.lines.options',
    defaultMessage: 'Extras',
    description: 'Line of the price: what the owner offers with the camper',
  },
  fees: {
    id: 'trip.lines.fees',
    defaultMessage: 'Service fee',
    description: 'Line of the price: what Campavia gets',
  },
  ownInsurance: {
    id: 'trip.lines.own-insurance',
    defaultMessage: 'The owner’s insurance',
    description: 'Line of the price: insured by the owner',
  },
  coupon: {
    id: 'trip.lines.coupon',
    defaultMessage: 'Coupon code {code}',
    description: 'Line of the price: coupon with its code',
  },
  couponPart: {
    id: 'trip.lines.coupon-part',
    defaultMessage: 'Value for this trip',
    description: 'In the opened line of a coupon, before the amount',
  },
  times: {
    id: 'trip.lines.times',
    defaultMessage: '{count, number} × {unit}',
    description: 'How a line comes about: so many times a price',
  },
  named: {
    id: 'trip.lines.named',
    defaultMessage: '{name}: {times}',
    description: 'A part of a line. name: season, dates or option; times: "3 × €80.00"',
  },
  percentOf: {
    id: 'trip.lines.percent-of',
    defaultMessage: '{percent, number, ::percent scale/0.01} of {sum}',
    description: 'How a line comes about: a share of a sum',
  },
  secondDriver: {
    id: 'trip.lines.second-driver',
    defaultMessage: 'Second driver',
    description: 'Something to add to the trip',
  },
  rentalCover: {
    id: 'trip.lines.rental-cover',
    defaultMessage: 'Rental cover',
    description: 'Something to add to the trip: it pays back what the insurance keeps of the deposit',
  },
  cancellation: {
    id: 'trip.lines.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'Something to add to the trip',
  },
  standard: {
    id: 'trip.lines.standard',
    defaultMessage: 'Standard insurance',
    description: 'Name of the insurance that every trip has unless another is chosen',
  },
  reinforced: {
    id: 'trip.lines.reinforced',
    defaultMessage: 'Reinforced insurance',
    description: 'Name of the insurance with lower deductibles',
  },
  none: {
    id: 'trip.lines.none',
    defaultMessage: '{owner}’s own insurance',
    description: 'Name of the insurance that the owner brings. owner: first name',
  },
  low: {
    id: 'trip.lines.low',
    defaultMessage: 'Low season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  mid: {
    id: 'trip.lines.mid',
    defaultMessage: 'Mid season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  high: {
    id: 'trip.lines.high',
    defaultMessage: 'High season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  added: {
    id: 'trip.lines.added',
    defaultMessage: 'Added to the trip',
    description: 'Line of the price: something that was added after the booking',
  },
});
