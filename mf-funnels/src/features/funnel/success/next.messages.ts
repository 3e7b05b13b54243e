import { defineMessages, type NoMessageValues } from 'react-intl';

type SentValues = {
  next: NoMessageValues;
  answers: { owner: string };
  answersUntil: { moment: string; owner: string };
  answersSoon: { owner: string };
  pay: NoMessageValues;
  payText: NoMessageValues;
  documents: NoMessageValues;
  documentsText: NoMessageValues;
  toTrip: NoMessageValues;
  similar: NoMessageValues;
  contact: NoMessageValues;
  contactText: { owner: string; phone: string };
  contactLater: { owner: string };
  keys: NoMessageValues;
  keysText: NoMessageValues;
  secondHalf: { amount: string; date: string };
  secondHalfFailed: { amount: string };
};

export const nextMessages = defineMessages<SentValues>({
  next: {
    id: 'funnel.sent.next',
    defaultMessage: 'What happens next',
    description: 'Heading above what follows a request',
  },
  answers: {
    id: 'funnel.sent.answers',
    defaultMessage: '{owner} answers',
    description: 'First thing that follows. owner: first name',
  },
  answersUntil: {
    id: 'funnel.sent.until',
    defaultMessage:
      'By {moment} at the latest. Most owners are quicker; without an answer from {owner} the request expires.',
    description: 'moment: day and hour; owner: first name',
  },
  answersSoon: {
    id: 'funnel.sent.soon',
    defaultMessage: 'Within two days at most. Without an answer from {owner} the request expires.',
    description: 'owner: first name',
  },
  pay: {
    id: 'funnel.sent.pay',
    defaultMessage: 'You pay',
    description: 'Second thing that follows a request',
  },
  payText: {
    id: 'funnel.sent.pay-text',
    defaultMessage:
      'Once accepted, you have up to 72 hours, less when the trip begins soon. For the first day the dates are held for you.',
    description: 'Under "You pay"',
  },
  documents: {
    id: 'funnel.sent.documents',
    defaultMessage: 'You get your documents ready',
    description: 'Third thing that follows a request',
  },
  documentsText: {
    id: 'funnel.sent.documents-text',
    defaultMessage:
      'Licence and identity card of everybody who drives: sent at least 72 hours before you set off, checked 24 hours before.',
    description: 'Under the heading about documents',
  },
  toTrip: {
    id: 'funnel.sent.to-trip',
    defaultMessage: 'See the trip',
    description: 'Button: to the page of the trip',
  },
  similar: {
    id: 'funnel.sent.similar',
    defaultMessage: 'Look at other campers',
    description: 'Button: to campers near by that are free on the same days',
  },
  contact: {
    id: 'funnel.sent.contact',
    defaultMessage: 'You agree on where to meet',
    description: 'First thing that follows a booking',
  },
  contactText: {
    id: 'funnel.sent.contact-text',
    defaultMessage: 'Call {owner} on {phone}. The number is also on the trip page.',
    description: 'Under the heading. owner: first name; phone: number',
  },
  contactLater: {
    id: 'funnel.sent.contact-later',
    defaultMessage: '{owner} has your phone number now and will tell you where to meet.',
    description: 'The same where the owner has given no number. owner: first name',
  },
  keys: {
    id: 'funnel.sent.keys',
    defaultMessage: 'You get the keys',
    description: 'Last thing that follows a booking',
  },
  keysText: {
    id: 'funnel.sent.keys-text',
    defaultMessage: 'Walk around the camper together and note what you see. Then the road is yours.',
    description: 'Under "You get the keys"',
  },
  secondHalf: {
    id: 'funnel.sent.second-half',
    defaultMessage: 'The second payment, {amount}, is charged automatically on {date}.',
    description: 'Note where half of the price is paid. amount: with currency; date: day',
  },
  secondHalfFailed: {
    id: 'funnel.sent.second-half-failed',
    defaultMessage:
      'The second payment, {amount}, could not be charged so far. Pay it on the trip page to keep the trip.',
    description: 'The same where it was tried in vain. amount: with currency',
  },
});
