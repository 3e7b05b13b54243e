import { defineMessages, type NoMessageValues } from 'react-intl';

type PickUpValues = {
  booking: { id: string };
  zone: { zone: string };
  place: NoMessageValues;
  point: NoMessageValues;
  map: NoMessageValues;
  noPhone: NoMessageValues;
  bring: NoMessageValues;
  licence: { drivers: number };
  identity: { drivers: number };
  depositThere: { amount: string };
  depositOnCard: { amount: string };
  thisPage: NoMessageValues;
  emergency: NoMessageValues;
  services: NoMessageValues;
  breakdown: NoMessageValues;
  ownInsurance: { owner: string };
  help: NoMessageValues;
  quote: { id: string };
};

/** The printable page for the pick-up. */
export const pickUpMessages = defineMessages<PickUpValues>({
  booking: {
    id: 'trip.pick-up.booking',
    defaultMessage: 'Booking {id}',
    description: 'The number of the trip, at the top of the page',
  },
  zone: {
    id: 'trip.pick-up.zone',
    defaultMessage: 'Local time there: {zone}',
    description: 'Under days and hours. zone: name of a time zone, “Central European Time”',
  },
  place: {
    id: 'trip.pick-up.place',
    defaultMessage: 'Place',
    description: 'Label of the town where the camper is',
  },
  point: {
    id: 'trip.pick-up.point',
    defaultMessage: 'Exact position',
    description: 'Label of latitude and longitude, to be typed into a navigation device',
  },
  map: {
    id: 'trip.pick-up.map',
    defaultMessage: 'Open the map',
    description: 'Link to a map outside the site',
  },
  noPhone: {
    id: 'trip.pick-up.no-phone',
    defaultMessage: 'No number given',
    description: 'Instead of the phone number of an owner who has none',
  },
  bring: {
    id: 'trip.pick-up.bring',
    defaultMessage: 'What to bring',
    description: 'Heading of a list',
  },
  licence: {
    id: 'trip.pick-up.licence',
    defaultMessage:
      '{drivers, plural, one {Your driving licence, the original} other {The driving licences of both drivers, the originals}}',
    description: 'In the list of items to bring; drivers: 1 or 2',
  },
  identity: {
    id: 'trip.pick-up.identity',
    defaultMessage:
      '{drivers, plural, one {Your identity card or passport} other {Identity card or passport of both drivers}}',
    description: 'In the list of items to bring; drivers: 1 or 2',
  },
  depositThere: {
    id: 'trip.pick-up.deposit-there',
    defaultMessage: 'The deposit of {amount}, which is handed over at the pick-up',
    description: 'In the list of items to bring',
  },
  depositOnCard: {
    id: 'trip.pick-up.deposit-on-card',
    defaultMessage: 'Nothing for the deposit: {amount} is held on your card',
    description: 'In the list of items to bring',
  },
  thisPage: {
    id: 'trip.pick-up.this-page',
    defaultMessage: 'This page, printed or on your phone',
    description: 'In the list of items to bring',
  },
  emergency: {
    id: 'trip.pick-up.emergency',
    defaultMessage: 'Emergency numbers',
    description: 'Heading of phone numbers',
  },
  services: {
    id: 'trip.pick-up.services',
    defaultMessage: 'Police, ambulance, fire brigade',
    description: 'Label of the emergency number of a country, 112',
  },
  breakdown: {
    id: 'trip.pick-up.breakdown',
    defaultMessage: 'Breakdown assistance',
    description: 'Label of the phone number that the insurance answers on the road',
  },
  ownInsurance: {
    id: 'trip.pick-up.own-insurance',
    defaultMessage: 'The camper is insured by {owner}: ask for this number at the pick-up.',
    description: 'Instead of that number, where the owner’s own insurance covers the trip',
  },
  help: {
    id: 'trip.pick-up.help',
    defaultMessage: 'Help from Campavia',
    description: 'Label of the phone number of the platform',
  },
  quote: {
    id: 'trip.pick-up.quote',
    defaultMessage: 'Please quote booking {id} when you call.',
    description: 'Under the phone numbers',
  },
});
