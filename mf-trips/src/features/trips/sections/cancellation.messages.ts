import { defineMessages, type NoMessageValues } from 'react-intl';

type CancelValues = {
  title: NoMessageValues;
  free: NoMessageValues;
  today: { refund: string; paid: string };
  todayAll: { paid: string };
  todayNothing: { paid: string };
  partByPart: NoMessageValues;
  ofAmount: { refund: string; amount: string };
  owner: { owner: string };
  fees: NoMessageValues;
  insurance: NoMessageValues;
  cancellation: NoMessageValues;
  coupon: NoMessageValues;
  until: { date: string };
  insured: NoMessageValues;
  seeOrCancel: NoMessageValues;
  cancel: NoMessageValues;
  ownerAsks: { owner: string; until: string };
  youAsked: { owner: string; until: string };
};

export const cancellationMessages = defineMessages<CancelValues>({
  title: {
    id: 'trip.cancel.title',
    defaultMessage: 'If you cannot go',
    description: 'Heading over what comes back when a trip is called off',
  },
  free: {
    id: 'trip.cancel.free',
    defaultMessage: 'Until you have paid you can cancel free of charge.',
    description: 'On a trip that is not paid',
  },
  today: {
    id: 'trip.cancel.today',
    defaultMessage: 'Cancel today and you get back {refund} of the {paid} you paid.',
    description: 'What comes back of a trip that is called off: now',
  },
  todayAll: {
    id: 'trip.cancel.today-all',
    defaultMessage: 'Cancel today and you get back all of the {paid} you paid.',
    description: 'What comes back of a trip that is called off: now',
  },
  todayNothing: {
    id: 'trip.cancel.today-nothing',
    defaultMessage: 'Cancel today and you get back nothing of the {paid} you paid.',
    description: 'What comes back of a trip that is called off: now',
  },
  partByPart: {
    id: 'trip.cancel.part-by-part',
    defaultMessage: 'Details',
    description: 'Opens what comes back of each part of the price',
  },
  ofAmount: {
    id: 'trip.cancel.of-amount',
    defaultMessage: '{refund} of {amount}',
    description: 'What comes back of a part of the price',
  },
  owner: {
    id: 'trip.cancel.owner',
    defaultMessage: '{owner}’s part',
    description: 'A part of the price',
  },
  fees: {
    id: 'trip.cancel.fees',
    defaultMessage: 'Service fee',
    description: 'A part of the price',
  },
  insurance: {
    id: 'trip.cancel.insurance',
    defaultMessage: 'Insurance',
    description: 'A part of the price',
  },
  cancellation: {
    id: 'trip.cancel.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'A part of the price',
  },
  coupon: {
    id: 'trip.cancel.coupon',
    defaultMessage: 'Coupon code',
    description: 'A part of the price',
  },
  until: {
    id: 'trip.cancel.until',
    defaultMessage: 'Until {date}',
    description: 'What comes back of a trip that is called off: when',
  },
  insured: {
    id: 'trip.cancel.insured',
    defaultMessage: 'Your cancellation insurance refunds the rest when you have to stay at home.',
    description: 'On a trip with cancellation insurance',
  },
  seeOrCancel: {
    id: 'trip.cancel.see-or-cancel',
    defaultMessage: 'See every line, or cancel',
    description: 'Link to the page that cancels a trip and shows the refund',
  },
  cancel: {
    id: 'trip.cancel.cancel',
    defaultMessage: 'Cancel this trip',
    description: 'Link to the page that cancels a trip of which nothing is paid',
  },
  ownerAsks: {
    id: 'trip.cancel.owner-asks',
    defaultMessage: '{owner} asks you to cancel together. You can agree until {until}.',
    description: 'On a trip that the owner wants to cancel. until: day and hour',
  },
  youAsked: {
    id: 'trip.cancel.you-asked',
    defaultMessage: 'You asked {owner} to cancel together. {owner} can agree until {until}.',
    description: 'On a trip that the guest wants to cancel. until: day and hour',
  },
});
