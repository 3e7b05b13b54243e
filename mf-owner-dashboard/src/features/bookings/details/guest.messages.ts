import { defineMessages, type NoMessageValues } from 'react-intl';

type GuestValues = {
  since: { year: number };
  trips: { count: number };
  checked: NoMessageValues;
  sent: NoMessageValues;
  missing: NoMessageValues;
  message: { guest: string };
  write: { guest: string };
  travelling: NoMessageValues;
  purpose: NoMessageValues;
  licence: NoMessageValues;
  km: NoMessageValues;
  kmValue: { km: number };
  extras: NoMessageValues;
  deposit: NoMessageValues;
  depositHand: { amount: string };
  depositCard: { amount: string };
  HOLIDAYS_FAMILY: NoMessageValues;
  HOLIDAYS_COUPLE: NoMessageValues;
  HOLIDAYS_FRIENDS: NoMessageValues;
  RENT_BEFORE_BUY: NoMessageValues;
  FAMILY_EVENT: NoMessageValues;
  SPORT_EVENT: NoMessageValues;
  MUSICAL_EVENT: NoMessageValues;
  OTHER: NoMessageValues;
};

export const guestMessages = defineMessages<GuestValues>({
  since: {
    id: 'owner-bookings.guest.since',
    defaultMessage: 'Here since {year, number, ::group-off}',
    description: 'Since when the guest is a member',
  },
  trips: {
    id: 'owner-bookings.guest.trips',
    defaultMessage: '{count, plural, =0 {first trip} one {# trip} other {# trips}}',
    description: 'How many trips the guest has taken',
  },
  checked: {
    id: 'owner-bookings.guest.checked',
    defaultMessage: 'Licence and identity checked',
    description: 'Badge: state of the guest’s documents',
  },
  sent: {
    id: 'owner-bookings.guest.sent',
    defaultMessage: 'Documents are being checked',
    description: 'Badge: state of the guest’s documents',
  },
  missing: {
    id: 'owner-bookings.guest.missing',
    defaultMessage: 'Documents not complete yet',
    description: 'Badge: state of the guest’s documents',
  },
  message: {
    id: 'owner-bookings.guest.message',
    defaultMessage: '{guest} writes',
    description: 'Read aloud before the guest’s message',
  },
  travelling: {
    id: 'owner-bookings.guest.travelling',
    defaultMessage: 'Travelling',
    description: 'Label',
  },
  purpose: {
    id: 'owner-bookings.guest.purpose',
    defaultMessage: 'For',
    description: 'Label: what the trip is for',
  },
  licence: {
    id: 'owner-bookings.guest.licence',
    defaultMessage: 'Licence',
    description: 'Label: class of the driving licence',
  },
  km: {
    id: 'owner-bookings.guest.km',
    defaultMessage: 'Kilometres',
    description: 'Label: the kilometre package',
  },
  kmValue: {
    id: 'owner-bookings.guest.km-value',
    defaultMessage: '{km, plural, =0 {unlimited} one {# km a day} other {# km a day}}',
    description: 'The kilometre package; 0: no limit',
  },
  extras: {
    id: 'owner-bookings.guest.extras',
    defaultMessage: 'Extras',
    description: 'Label: what is rented with the camper',
  },
  deposit: {
    id: 'owner-bookings.guest.deposit',
    defaultMessage: 'Deposit',
    description: 'Label',
  },
  depositHand: {
    id: 'owner-bookings.guest.deposit-hand',
    defaultMessage: '{amount}, given to you at pick-up',
    description: 'The deposit is handed over, not held on a card',
  },
  depositCard: {
    id: 'owner-bookings.guest.deposit-card',
    defaultMessage: '{amount}, held on the card',
    description: 'The deposit is held on the guest’s card',
  },
  HOLIDAYS_FAMILY: {
    id: 'owner-bookings.purpose.family',
    defaultMessage: 'Holidays with the family',
    description: 'Purpose of a trip',
  },
  HOLIDAYS_COUPLE: {
    id: 'owner-bookings.purpose.couple',
    defaultMessage: 'Holidays for two',
    description: 'Purpose of a trip',
  },
  HOLIDAYS_FRIENDS: {
    id: 'owner-bookings.purpose.friends',
    defaultMessage: 'Holidays with friends',
    description: 'Purpose of a trip',
  },
  RENT_BEFORE_BUY: {
    id: 'owner-bookings.purpose.try',
    defaultMessage: 'Trying before buying one',
    description: 'Purpose of a trip',
  },
  FAMILY_EVENT: {
    id: 'owner-bookings.purpose.event',
    defaultMessage: 'A family celebration',
    description: 'Purpose of a trip',
  },
  write: {
    id: 'owner-bookings.guest.write',
    defaultMessage: 'Write to {guest}',
    description: 'Button: opens the chat with the guest; guest: first name',
  },
  SPORT_EVENT: {
    id: 'owner-bookings.purpose.sport',
    defaultMessage: 'A sports event',
    description: 'Purpose of a trip',
  },
  MUSICAL_EVENT: {
    id: 'owner-bookings.purpose.music',
    defaultMessage: 'A festival or concert',
    description: 'Purpose of a trip',
  },
  OTHER: {
    id: 'owner-bookings.purpose.other',
    defaultMessage: 'Something else',
    description: 'Purpose of a trip',
  },
});
