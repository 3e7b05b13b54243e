import { defineMessages, type NoMessageValues } from 'react-intl';

type ChangeValues = {
  earlier: { days: number; date: string };
  later: { days: number; date: string };
  moved: { range: string };
  kilometres: { km: number };
  insuredBefore: { days: number };
  insuredAfter: { days: number };
  driver: { name: string };
  cover: NoMessageValues;
  buyback: NoMessageValues;
  notSent: NoMessageValues;
  waiting: { owner: string };
  payBy: { moment: string };
  refused: { owner: string };
  noAnswer: { owner: string };
  notPaid: NoMessageValues;
  notSentText: NoMessageValues;
  waitingText: { owner: string; moment: string };
  payText: { owner: string };
  addText: NoMessageValues;
  endedText: NoMessageValues;
  quoted: { owner: string; text: string };
  pay: { amount: string };
  send: NoMessageValues;
  sending: NoMessageValues;
  withdraw: NoMessageValues;
  withdrawing: NoMessageValues;
  remove: NoMessageValues;
  removing: NoMessageValues;
  again: NoMessageValues;
};

/** Names and statuses of extensions and upgrades. */
export const changeMessages = defineMessages<ChangeValues>({
  earlier: {
    id: 'changes.earlier',
    defaultMessage: '{days, plural, one {# day} other {# days}} earlier: pick-up on {date}',
    description: 'Name of an extension: more days before the trip. date: the new first day',
  },
  later: {
    id: 'changes.later',
    defaultMessage: '{days, plural, one {# day} other {# days}} more: return on {date}',
    description: 'Name of an extension: more days after the trip. date: the new last day',
  },
  moved: {
    id: 'changes.moved',
    defaultMessage: 'Other dates: {range}',
    description: 'Name of an extension: the trip is moved. range: its new days',
  },
  kilometres: {
    id: 'changes.kilometres',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'Name of an extension: more kilometres',
  },
  insuredBefore: {
    id: 'changes.insured-before',
    defaultMessage: '{days, plural, one {# insured day} other {# insured days}} before the trip',
    description: 'Name of an extension: the camper is insured before the trip, which stays as it is',
  },
  insuredAfter: {
    id: 'changes.insured-after',
    defaultMessage: '{days, plural, one {# insured day} other {# insured days}} after the trip',
    description: 'Name of an extension: the camper is insured after the trip, which stays as it is',
  },
  driver: {
    id: 'changes.driver',
    defaultMessage: 'Second driver: {name}',
    description: 'Name of an upgrade. name: first and last name',
  },
  cover: {
    id: 'changes.cover',
    defaultMessage: 'Rental cover',
    description: 'Name of an upgrade: it pays back what the insurance keeps of the deposit',
  },
  buyback: {
    id: 'changes.buyback',
    defaultMessage: 'Reduced excess',
    description: 'Name of an upgrade: after a damage the insurance keeps less of the deposit',
  },
  notSent: {
    id: 'changes.not-sent',
    defaultMessage: 'Not sent yet',
    description: 'Badge of a request that was begun',
  },
  waiting: {
    id: 'changes.waiting',
    defaultMessage: 'Waiting for {owner}',
    description: 'Badge of a request that its owner has to answer. owner: first name',
  },
  payBy: {
    id: 'changes.pay-by',
    defaultMessage: 'Pay by {moment}',
    description: 'Badge of a request that was accepted. moment: a day and an hour',
  },
  refused: {
    id: 'changes.refused',
    defaultMessage: '{owner} declined',
    description: 'Badge of a request. owner: first name',
  },
  noAnswer: {
    id: 'changes.no-answer',
    defaultMessage: '{owner} did not answer',
    description: 'Badge of a request that ended without an answer. owner: first name',
  },
  notPaid: {
    id: 'changes.not-paid',
    defaultMessage: 'Not paid in time',
    description: 'Badge of a request that ended because it was not paid',
  },
  notSentText: {
    id: 'changes.not-sent-text',
    defaultMessage: 'You began this request and did not send it. Send or delete it.',
    description: 'Under the name of a request',
  },
  waitingText: {
    id: 'changes.waiting-text',
    defaultMessage: '{owner} can answer until {moment}. Your trip stays as it is.',
    description: 'Under the name of a request. moment: a day and an hour',
  },
  payText: {
    id: 'changes.pay-text',
    defaultMessage:
      '{owner} has accepted. If you do not pay, the request ends and your trip stays as booked.',
    description: 'Under the name of a request',
  },
  addText: {
    id: 'changes.add-text',
    defaultMessage: 'It becomes part of your trip as soon as you have paid.',
    description: 'Under the name of an upgrade that is not paid yet',
  },
  endedText: {
    id: 'changes.ended-text',
    defaultMessage: 'Your trip stays as booked. Nothing was charged.',
    description: 'Under the name of a request that came to nothing',
  },
  quoted: {
    id: 'changes.quoted',
    defaultMessage: '{owner}: “{text}”',
    description: 'What the owner wrote with a refusal',
  },
  pay: {
    id: 'changes.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Link to the payment of a request',
  },
  send: {
    id: 'changes.send',
    defaultMessage: 'Send the request',
    description: 'Button',
  },
  sending: {
    id: 'changes.sending',
    defaultMessage: 'Sending the request',
    description: 'The same button while it is being sent',
  },
  withdraw: {
    id: 'changes.withdraw',
    defaultMessage: 'Withdraw the request',
    description: 'Button: takes a request back',
  },
  withdrawing: {
    id: 'changes.withdrawing',
    defaultMessage: 'Withdrawing the request',
    description: 'The same button while it works',
  },
  remove: {
    id: 'changes.remove',
    defaultMessage: 'Delete the request',
    description: 'Button: deletes a request that was not sent',
  },
  removing: {
    id: 'changes.removing',
    defaultMessage: 'Deleting the request',
    description: 'The same button while it works',
  },
  again: {
    id: 'changes.again',
    defaultMessage: 'Choose again',
    description: 'Link from a request that came to nothing to a new one',
  },
});
