import { defineMessages, type MessageTag } from 'react-intl';

type DepositValues = {
  camper: string;
  owner: string;
  amount: string;
  b: MessageTag;
};

type TripValues = {
  toCome: DepositValues & { date: string; release: string };
  authorised: DepositValues & { release: string };
  atPickUp: DepositValues;
  open: { camper: string };
};

export const tripMessages = defineMessages<TripValues>({
  toCome: {
    id: 'help.trip.to-come',
    defaultMessage:
      'For your trip with {camper} that is <b>{amount} on {date}</b>, on the card that paid for the trip. It is released on {release} at the latest, unless {owner} reports damage after the return.',
    description:
      'In the answer about the deposit. camper: its name; owner: first name of its owner; release: a date',
  },
  authorised: {
    id: 'help.trip.authorised',
    defaultMessage:
      'For your trip with {camper}, <b>{amount}</b> is reserved on the card that paid for the trip. It is released on {release} at the latest, unless {owner} reports damage after the return.',
    description: 'The same once the amount is reserved on the card',
  },
  atPickUp: {
    id: 'help.trip.at-pick-up',
    defaultMessage:
      'For your trip with {camper} that is <b>{amount}</b>, which you hand over to {owner} at pick-up.',
    description: 'The same where the deposit is not reserved on a card',
  },
  open: {
    id: 'help.trip.open',
    defaultMessage: 'See your trip with {camper}',
    description: 'Link to the page of a trip. camper: its name',
  },
});
