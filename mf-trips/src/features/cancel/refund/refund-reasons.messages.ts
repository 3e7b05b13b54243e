import { defineMessages, type NoMessageValues } from 'react-intl';

type RefundReasonValues = {
  ownerTitle: { owner: string };
  ownerNeeds: { owner: string };
  ownerAccepted: { owner: string; paid: string };
  coronaTitle: NoMessageValues;
  coronaNeeds: { by: string; months: number };
  coronaAccepted: { paid: string; months: number };
  refused: NoMessageValues;
  insurerTitle: NoMessageValues;
  insurerLead: { claim: string };
  insurerProof: NoMessageValues;
  insurerTrip: NoMessageValues;
  insurerSend: NoMessageValues;
  insurerAnswer: { days: number };
};

export const refundReasonsMessages = defineMessages<RefundReasonValues>({
  ownerTitle: {
    id: 'cancel.refund-reasons.owner-title',
    defaultMessage: '{owner} asked you to cancel',
    description: 'Heading over what the refund needs',
  },
  ownerNeeds: {
    id: 'cancel.refund-reasons.owner-needs',
    defaultMessage:
      'Send us the message in which {owner} asked for it. If we accept it, everything you paid is refunded the way you paid. If not, the trip is cancelled with the refund of the day on which you told us.',
    description: 'What the refund needs',
  },
  ownerAccepted: {
    id: 'cancel.refund-reasons.owner-accepted',
    defaultMessage: 'Your proof was accepted. It counts as if {owner} had cancelled: {paid} is refunded.',
    description: 'What was decided',
  },
  coronaTitle: {
    id: 'cancel.refund-reasons.corona-title',
    defaultMessage: 'Force majeure',
    description: 'Heading over what the refund needs',
  },
  coronaNeeds: {
    id: 'cancel.refund-reasons.corona-needs',
    defaultMessage:
      'Send us the proof by {by}, for example the order of an authority. If we accept it, everything you paid is refunded as rental credit, valid for {months, plural, one {# month} other {# months}}. If not, the trip is cancelled with the refund of the day on which you told us.',
    description: 'What the refund needs. by: day and hour',
  },
  coronaAccepted: {
    id: 'cancel.refund-reasons.corona-accepted',
    defaultMessage:
      'Your proof was accepted: you have {paid} as rental credit, valid for {months, plural, one {# month} other {# months}}.',
    description: 'What was decided',
  },
  refused: {
    id: 'cancel.refund-reasons.refused',
    defaultMessage: 'We could not accept your proof. The refund is that of the day on which you told us.',
    description: 'What was decided',
  },
  insurerTitle: {
    id: 'cancel.refund-reasons.insurer-title',
    defaultMessage: 'The rest from the insurer',
    description: 'Heading over what the guest does to be paid by the insurer',
  },
  insurerLead: {
    id: 'cancel.refund-reasons.insurer-lead',
    defaultMessage:
      'We do not decide about this part. You can claim up to {claim} from your cancellation insurance, in these steps:',
    description: 'Below that heading',
  },
  insurerProof: {
    id: 'cancel.refund-reasons.insurer-proof',
    defaultMessage:
      'Collect what proves your reason, for example a medical certificate or a note from your employer.',
    description: 'A step',
  },
  insurerTrip: {
    id: 'cancel.refund-reasons.insurer-trip',
    defaultMessage: 'Print the page of your trip: it shows what you paid and what we refunded.',
    description: 'A step',
  },
  insurerSend: {
    id: 'cancel.refund-reasons.insurer-send',
    defaultMessage:
      'Send both to the insurer. The address is in the documents of your cancellation insurance.',
    description: 'A step',
  },
  insurerAnswer: {
    id: 'cancel.refund-reasons.insurer-answer',
    defaultMessage:
      'The insurer answers you within {days, plural, one {# working day} other {# working days}} and pays you directly.',
    description: 'A step',
  },
});
