import { defineMessages, type NoMessageValues } from 'react-intl';

type FieldValues = {
  price_low: NoMessageValues;
  price_mid: NoMessageValues;
  price_high: NoMessageValues;
  min_days: NoMessageValues;
  discount_weekly: NoMessageValues;
  discount_early: NoMessageValues;
  km_200_price: NoMessageValues;
  km_unlimited: NoMessageValues;
  km_unlimited_price: NoMessageValues;
  extra_km_price: NoMessageValues;
  deposit: NoMessageValues;
  deposit_mean: NoMessageValues;
  second_driver: NoMessageValues;
  card: NoMessageValues;
  transfer: NoMessageValues;
  check: NoMessageValues;
  cash: NoMessageValues;
  others: NoMessageValues;
  not_selected: NoMessageValues;
  included: NoMessageValues;
  not_available: NoMessageValues;
  days: { days: number };
  offered: NoMessageValues;
  notOffered: NoMessageValues;
};

export const fieldMessages = defineMessages<FieldValues>({
  price_low: {
    id: 'owner-prices.price-low',
    defaultMessage: 'Low season, a day',
    description: 'Name of a field',
  },
  price_mid: {
    id: 'owner-prices.price-mid',
    defaultMessage: 'Middle season, a day',
    description: 'Name of a field',
  },
  price_high: {
    id: 'owner-prices.price-high',
    defaultMessage: 'High season, a day',
    description: 'Name of a field',
  },
  min_days: {
    id: 'owner-prices.field-min-days',
    defaultMessage: 'Least number of days',
    description: 'Name of a field',
  },
  discount_weekly: {
    id: 'owner-prices.discount-weekly',
    defaultMessage: 'Discount for long trips',
    description: 'Name of a field',
  },
  discount_early: {
    id: 'owner-prices.discount-early',
    defaultMessage: 'Discount for early bookings',
    description: 'Name of a field',
  },
  km_200_price: {
    id: 'owner-prices.km-200',
    defaultMessage: '200 km a day',
    description: 'Name of a field',
  },
  km_unlimited: {
    id: 'owner-prices.km-unlimited',
    defaultMessage: 'Unlimited kilometres',
    description: 'Name of a field',
  },
  km_unlimited_price: {
    id: 'owner-prices.km-unlimited-price',
    defaultMessage: 'Price of unlimited kilometres',
    description: 'Name of a field',
  },
  extra_km_price: {
    id: 'owner-prices.extra-km-price',
    defaultMessage: 'Each further kilometre',
    description: 'Name of a field',
  },
  deposit: {
    id: 'owner-prices.deposit',
    defaultMessage: 'Deposit',
    description: 'Name of a field',
  },
  deposit_mean: {
    id: 'owner-prices.deposit-mean',
    defaultMessage: 'You take the deposit by',
    description: 'Name of a field',
  },
  second_driver: {
    id: 'owner-prices.second-driver',
    defaultMessage: 'Second driver',
    description: 'Name of a field',
  },
  card: {
    id: 'owner-prices.card',
    defaultMessage: 'Card',
    description: 'How a deposit is taken',
  },
  transfer: {
    id: 'owner-prices.transfer',
    defaultMessage: 'Transfer',
    description: 'How a deposit is taken',
  },
  check: {
    id: 'owner-prices.check',
    defaultMessage: 'Cheque',
    description: 'How a deposit is taken',
  },
  cash: {
    id: 'owner-prices.cash',
    defaultMessage: 'Cash',
    description: 'How a deposit is taken',
  },
  others: {
    id: 'owner-prices.others',
    defaultMessage: 'Other',
    description: 'How a deposit is taken',
  },
  not_selected: {
    id: 'owner-prices.not-selected',
    defaultMessage: 'Guests pay for one',
    description: 'A choice of the second driver',
  },
  included: {
    id: 'owner-prices.included',
    defaultMessage: 'Included in the price',
    description: 'A choice of the second driver',
  },
  not_available: {
    id: 'owner-prices.not-available',
    defaultMessage: 'Only one driver',
    description: 'A choice of the second driver',
  },
  days: {
    id: 'owner-prices.field-days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'A number of days',
  },
  offered: {
    id: 'owner-prices.offered',
    defaultMessage: 'Offered',
    description: 'Whether unlimited kilometres can be had',
  },
  notOffered: {
    id: 'owner-prices.not-offered',
    defaultMessage: 'Not offered',
    description: 'Whether unlimited kilometres can be had',
  },
});
