import { defineMessages, type NoMessageValues } from 'react-intl';

type PayinRowValues = {
  whole: NoMessageValues;
  first_half: NoMessageValues;
  second_half: NoMessageValues;
  exten: NoMessageValues;
  exteng: NoMessageValues;
  sinist: NoMessageValues;
  gest: NoMessageValues;
  tolls: NoMessageValues;
  refund: NoMessageValues;
  moneyb: NoMessageValues;
  other: NoMessageValues;
  card: NoMessageValues;
  cred_4: NoMessageValues;
  transf: NoMessageValues;
  ho_vou: NoMessageValues;
  credit: NoMessageValues;
  toCome: NoMessageValues;
  inProgress: NoMessageValues;
  failed: NoMessageValues;
};

export const payinRowMessages = defineMessages<PayinRowValues>({
  whole: {
    id: 'money.payin.whole',
    defaultMessage: 'Whole price',
    description: 'What a payment is for: all of a trip at once',
  },
  first_half: {
    id: 'money.payin.first-half',
    defaultMessage: 'First instalment',
    description: 'What a payment is for: the first of two',
  },
  second_half: {
    id: 'money.payin.second-half',
    defaultMessage: 'Second instalment',
    description: 'What a payment is for: the second of two',
  },
  exten: {
    id: 'money.payin.extension',
    defaultMessage: 'Extension',
    description: 'What a payment is for: more days, kilometres or insured days',
  },
  exteng: {
    id: 'money.payin.upgrade',
    defaultMessage: 'Upgrade',
    description: 'What a payment is for: a second driver or a cover',
  },
  sinist: {
    id: 'money.payin.damage',
    defaultMessage: 'Damage, from the deposit',
    description: 'What a payment is for: a damage that was charged to the deposit',
  },
  gest: {
    id: 'money.payin.handling',
    defaultMessage: 'Handling, from the deposit',
    description: 'What a payment is for: fees of handling a damage or a fine',
  },
  tolls: {
    id: 'money.payin.tolls',
    defaultMessage: 'Tolls and fines, from the deposit',
    description: 'What a payment is for: tolls or fines that were charged to the deposit',
  },
  refund: { id: 'money.payin.refund', defaultMessage: 'Refund', description: 'What a payment is: a refund' },
  moneyb: {
    id: 'money.payin.credit-spent',
    defaultMessage: 'Part of the price',
    description: 'What a payment is for: the part that was paid with rental credit',
  },
  other: {
    id: 'money.payin.other',
    defaultMessage: 'Payment',
    description: 'What a payment is for, if it is none of the usual reasons',
  },
  card: { id: 'money.payin.card', defaultMessage: 'Card', description: 'Payment method' },
  cred_4: {
    id: 'money.payin.four',
    defaultMessage: 'In four instalments',
    description: 'Payment method: a credit in four instalments',
  },
  transf: { id: 'money.payin.transfer', defaultMessage: 'Bank transfer', description: 'Payment method' },
  ho_vou: { id: 'money.payin.voucher', defaultMessage: 'Holiday voucher', description: 'Payment method' },
  credit: { id: 'money.payin.credit', defaultMessage: 'Rental credit', description: 'Payment method' },
  toCome: {
    id: 'money.payin.to-come',
    defaultMessage: 'Planned',
    description: 'State of an instalment that will be debited later',
  },
  inProgress: {
    id: 'money.payin.in-progress',
    defaultMessage: 'On its way',
    description: 'State of a payment or refund that the bank is working on',
  },
  failed: {
    id: 'money.payin.failed',
    defaultMessage: 'Refused by the bank',
    description: 'State of a payment that did not come about',
  },
});
