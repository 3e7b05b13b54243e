import { defineMessages, type NoMessageValues } from 'react-intl';

type AsideValues = {
  paid: NoMessageValues;
  ownerKeeps: { owner: string };
  platformKeeps: NoMessageValues;
  youGet: NoMessageValues;
  within: { days: number };
  afterProof: NoMessageValues;
  cancelFor: { amount: string };
  cancelTrip: NoMessageValues;
  report: NoMessageValues;
  busy: NoMessageValues;
  keep: NoMessageValues;
  final: NoMessageValues;
  nothingPaid: NoMessageValues;
};

export const asideMessages = defineMessages<AsideValues>({
  paid: { id: 'cancel.aside.paid', defaultMessage: 'You paid', description: 'Beside an amount' },
  ownerKeeps: {
    id: 'cancel.aside.owner-keeps',
    defaultMessage: '{owner} keeps',
    description: 'Beside an amount',
  },
  platformKeeps: {
    id: 'cancel.aside.platform-keeps',
    defaultMessage: 'Campavia keeps',
    description: 'Beside an amount',
  },
  youGet: { id: 'cancel.aside.you-get', defaultMessage: 'You get back', description: 'Beside an amount' },
  within: {
    id: 'cancel.aside.within',
    defaultMessage: 'The way you paid, within {days, plural, one {# working day} other {# working days}}',
    description: 'Below the amount that is refunded: to which card or account, and when',
  },
  afterProof: {
    id: 'cancel.aside.after-proof',
    defaultMessage: 'after the proof',
    description: 'In place of the amounts, for a reason that has to be proven',
  },
  cancelFor: {
    id: 'cancel.aside.cancel-for',
    defaultMessage: 'Cancel, get {amount}',
    description: 'Button: cancels the trip; the amount is refunded',
  },
  cancelTrip: {
    id: 'cancel.aside.cancel-trip',
    defaultMessage: 'Cancel the trip',
    description: 'Button: cancels the trip; nothing is refunded',
  },
  report: {
    id: 'cancel.aside.report',
    defaultMessage: 'Report and add proof',
    description: 'Button: reports why the trip is cancelled; the proof is added afterwards',
  },
  busy: {
    id: 'cancel.aside.busy',
    defaultMessage: 'Cancelling',
    description: 'The same button while it is sent',
  },
  keep: { id: 'cancel.aside.keep', defaultMessage: 'Keep the trip', description: 'Link back to the trip' },
  final: {
    id: 'cancel.aside.final',
    defaultMessage: 'Cancelling cannot be undone: others can book these days at once.',
    description: 'Below the buttons',
  },
  nothingPaid: {
    id: 'cancel.aside.nothing-paid',
    defaultMessage: 'You have paid nothing, and nothing is charged.',
    description: 'For a trip that is not paid',
  },
});
