import { defineMessages, type NoMessageValues } from 'react-intl';

import type { GuestCancelReason } from '@campavia/domain';

type ReasonValues = Record<Exclude<GuestCancelReason, 'REASON_OWNER'>, NoMessageValues> & {
  REASON_OWNER: { owner: string };
  title: NoMessageValues;
  lead: { owner: string };
  missing: NoMessageValues;
  insuredHint: NoMessageValues;
  ownerHint: NoMessageValues;
  coronaHint: { by: string; months: number };
  coronaTooLate: { by: string };
  comment: { owner: string };
  commentHint: { most: number };
  tooLong: { count: number };
  insured: { refund: string; days: number };
  proof: { paid: string; refund: string };
  proofCredit: { paid: string; refund: string; months: number };
};

export const reasonsMessages = defineMessages<ReasonValues>({
  title: {
    id: 'cancel.reasons.title',
    defaultMessage: 'Why do you cancel?',
    description: 'Heading over the reasons',
  },
  lead: {
    id: 'cancel.reasons.lead',
    defaultMessage: '{owner} reads the reason. Some reasons change the refund; the amounts follow at once.',
    description: 'Below the heading over the reasons',
  },
  missing: {
    id: 'cancel.reasons.missing',
    defaultMessage: 'Choose why you cancel.',
    description: 'Where no reason was chosen',
  },
  REASON_OTHER: {
    id: 'cancel.reasons.other',
    defaultMessage: 'Illness, accident, work or something else',
    description: 'Why a guest cancels',
  },
  CANCEL_HOLIDAYS: {
    id: 'cancel.reasons.holidays',
    defaultMessage: 'We are not going on holiday',
    description: 'Why a guest cancels',
  },
  REASON_OWNER: {
    id: 'cancel.reasons.owner',
    defaultMessage: '{owner} asked me to cancel',
    description: 'Why a guest cancels',
  },
  REASON_CORONA: {
    id: 'cancel.reasons.corona',
    defaultMessage: 'Border closed, quarantine or another force majeure',
    description: 'Why a guest cancels',
  },
  DUPLICATE: {
    id: 'cancel.reasons.duplicate',
    defaultMessage: 'I booked twice',
    description: 'Why a guest cancels',
  },
  COMPETITORS: {
    id: 'cancel.reasons.competitors',
    defaultMessage: 'We rent another camper, on Campavia or elsewhere',
    description: 'Why a guest cancels',
  },
  OTHER_COMPETITORS: {
    id: 'cancel.reasons.other-competitors',
    defaultMessage: 'We travel another way',
    description: 'Why a guest cancels: hotel, train, plane',
  },
  REASON_CASUALTY: {
    id: 'cancel.reasons.casualty',
    defaultMessage: 'The camper had an accident',
    description: 'Why a guest cancels',
  },
  insuredHint: {
    id: 'cancel.reasons.insured-hint',
    defaultMessage: 'Your cancellation insurance may pay the rest',
    description: 'Below a reason, with cancellation insurance',
  },
  ownerHint: {
    id: 'cancel.reasons.owner-hint',
    defaultMessage: 'We ask for proof first. Once it is accepted, everything is refunded.',
    description: 'Below a reason that has to be proven',
  },
  coronaHint: {
    id: 'cancel.reasons.corona-hint',
    defaultMessage:
      'Proof by {by}. Once it is accepted, everything is refunded as rental credit, valid for {months, plural, one {# month} other {# months}}.',
    description: 'Below a reason that has to be proven. by: day and hour',
  },
  coronaTooLate: {
    id: 'cancel.reasons.corona-too-late',
    defaultMessage: 'The proof was possible until {by}.',
    description: 'Below a reason that cannot be chosen any more. by: day and hour',
  },
  comment: {
    id: 'cancel.reasons.comment',
    defaultMessage: 'A few words to {owner}',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'cancel.reasons.comment-hint',
    defaultMessage: 'At most {most, plural, one {# character} other {# characters}}.',
    description: 'Below that label',
  },
  tooLong: {
    id: 'cancel.reasons.too-long',
    defaultMessage: 'Shorten your words by {count, plural, one {# character} other {# characters}}.',
    description: 'Where the text is too long',
  },
  insured: {
    id: 'cancel.reasons.insured',
    defaultMessage:
      'You have cancellation insurance. After cancelling you send the insurer your documents; the answer takes {days, plural, one {# working day} other {# working days}}. What the insurer pays comes on top of the {refund}.',
    description: 'Below the reasons',
  },
  proof: {
    id: 'cancel.reasons.proof',
    defaultMessage:
      'Nothing is cancelled yet: you send us the proof and we check it. If it is accepted, {paid} is refunded; if not, the trip is cancelled and the refund is that of today, {refund}.',
    description: 'Below the reasons, for one that has to be proven',
  },
  proofCredit: {
    id: 'cancel.reasons.proof-credit',
    defaultMessage:
      'Nothing is cancelled yet: you send us the proof and we check it. If it is accepted, you get {paid} as rental credit, valid for {months, plural, one {# month} other {# months}}; if not, the trip is cancelled and the refund is that of today, {refund}.',
    description: 'Below the reasons, for force majeure',
  },
});
