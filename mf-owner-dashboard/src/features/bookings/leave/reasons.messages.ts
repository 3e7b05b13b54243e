import { defineMessages, type NoMessageValues } from 'react-intl';

type ReasonValues = {
  BREAKDOWN: NoMessageValues;
  MOT: NoMessageValues;
  UNAVAILABLE: NoMessageValues;
  SALE: NoMessageValues;
  PERSONAL: NoMessageValues;
  PRICES: NoMessageValues;
  OTHER: NoMessageValues;
  REASON_KM: NoMessageValues;
  REASON_DATE: NoMessageValues;
  REASON_UNAVAILABLE: NoMessageValues;
  REASON_UNAVA_ASKED: NoMessageValues;
  REASON_DOWN: NoMessageValues;
  REASON_SNOW: NoMessageValues;
  REASON_BABY: NoMessageValues;
  REASON_ANIMAL: NoMessageValues;
  REASON_SMOKING: NoMessageValues;
  REASON_TRIP: NoMessageValues;
  REASON_SEAT: NoMessageValues;
  RESON_PURPOSE: NoMessageValues;
  REASON_GUEST: NoMessageValues;
  REASON_OTHER: NoMessageValues;
  REASON_DOUBT_COVID: NoMessageValues;
  REASON_OLD_PRICE: NoMessageValues;
  REASON_UNAVAILABLE_FOR_INVENTORY: NoMessageValues;
};

export const reasonMessages = defineMessages<ReasonValues>({
  BREAKDOWN: {
    id: 'owner-bookings.reasons.breakdown',
    defaultMessage: 'The camper needs a repair',
    description: 'Reason of an owner to decline or cancel',
  },
  MOT: {
    id: 'owner-bookings.reasons.mot',
    defaultMessage: 'The camper has a technical inspection',
    description: 'Reason of an owner to decline or cancel',
  },
  UNAVAILABLE: {
    id: 'owner-bookings.reasons.unavailable',
    defaultMessage: 'The camper is not free on these days',
    description: 'Reason of an owner to decline or cancel',
  },
  SALE: {
    id: 'owner-bookings.reasons.sale',
    defaultMessage: 'The camper is being sold',
    description: 'Reason of an owner to decline or cancel',
  },
  PERSONAL: {
    id: 'owner-bookings.reasons.personal',
    defaultMessage: 'I need the camper myself',
    description: 'Reason of an owner to decline or cancel',
  },
  PRICES: {
    id: 'owner-bookings.reasons.prices',
    defaultMessage: 'The price does not suit me',
    description: 'Reason of an owner to decline or cancel',
  },
  OTHER: {
    id: 'owner-bookings.reasons.other',
    defaultMessage: 'Another reason',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_KM: {
    id: 'owner-bookings.reasons.reason-km',
    defaultMessage: 'The trip has too many kilometres',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_DATE: {
    id: 'owner-bookings.reasons.reason-date',
    defaultMessage: 'The dates changed',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_UNAVAILABLE: {
    id: 'owner-bookings.reasons.reason-unavailable',
    defaultMessage: 'The camper is not free on these days',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_UNAVA_ASKED: {
    id: 'owner-bookings.reasons.reason-unava-asked',
    defaultMessage: 'The guest asked me to cancel',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_DOWN: {
    id: 'owner-bookings.reasons.reason-down',
    defaultMessage: 'The camper broke down',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_SNOW: {
    id: 'owner-bookings.reasons.reason-snow',
    defaultMessage: 'Snow, or no winter equipment',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_BABY: {
    id: 'owner-bookings.reasons.reason-baby',
    defaultMessage: 'Not suitable for a baby',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_ANIMAL: {
    id: 'owner-bookings.reasons.reason-animal',
    defaultMessage: 'Travelling with an animal',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_SMOKING: {
    id: 'owner-bookings.reasons.reason-smoking',
    defaultMessage: 'Smoking in the camper',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_TRIP: {
    id: 'owner-bookings.reasons.reason-trip',
    defaultMessage: 'Where the trip goes',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_SEAT: {
    id: 'owner-bookings.reasons.reason-seat',
    defaultMessage: 'Too many travellers for the seats',
    description: 'Reason of an owner to decline or cancel',
  },
  RESON_PURPOSE: {
    id: 'owner-bookings.reasons.reson-purpose',
    defaultMessage: 'What the trip is for',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_GUEST: {
    id: 'owner-bookings.reasons.reason-guest',
    defaultMessage: 'I do not feel sure about the guest',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_OTHER: {
    id: 'owner-bookings.reasons.reason-other',
    defaultMessage: 'Something else',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_DOUBT_COVID: {
    id: 'owner-bookings.reasons.reason-doubt-covid',
    defaultMessage: 'Worry about an illness',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_OLD_PRICE: {
    id: 'owner-bookings.reasons.reason-old-price',
    defaultMessage: 'The price was out of date',
    description: 'Reason of an owner to decline or cancel',
  },
  REASON_UNAVAILABLE_FOR_INVENTORY: {
    id: 'owner-bookings.reasons.reason-unavailable-for-inventory',
    defaultMessage: 'The camper is no longer rented out',
    description: 'Reason of an owner to decline or cancel',
  },
});
