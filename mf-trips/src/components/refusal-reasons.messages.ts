import { defineMessages, type NoMessageValues } from 'react-intl';

type ReasonValues = {
  BREAKDOWN: NoMessageValues;
  MOT: NoMessageValues;
  UNAVAILABLE: NoMessageValues;
  SALE: NoMessageValues;
  PERSONAL: NoMessageValues;
  PRICES: NoMessageValues;
  OTHER: NoMessageValues;
};

/** Why an owner declined an extension. */
export const refusalReasonMessages = defineMessages<ReasonValues>({
  BREAKDOWN: {
    id: 'trips.refusal.breakdown',
    defaultMessage: 'The camper needs a repair.',
    description: 'Reason of an owner',
  },
  MOT: {
    id: 'trips.refusal.mot',
    defaultMessage: 'The camper has a technical inspection.',
    description: 'Reason of an owner',
  },
  UNAVAILABLE: {
    id: 'trips.refusal.unavailable',
    defaultMessage: 'The camper is not free on these days.',
    description: 'Reason of an owner',
  },
  SALE: {
    id: 'trips.refusal.sale',
    defaultMessage: 'The camper is being sold.',
    description: 'Reason of an owner',
  },
  PERSONAL: {
    id: 'trips.refusal.personal',
    defaultMessage: 'The owner needs the camper.',
    description: 'Reason of an owner',
  },
  PRICES: {
    id: 'trips.refusal.prices',
    defaultMessage: 'The price does not suit the owner.',
    description: 'Reason of an owner',
  },
  OTHER: {
    id: 'trips.refusal.other',
    defaultMessage: 'Another reason.',
    description: 'Reason of an owner',
  },
});
