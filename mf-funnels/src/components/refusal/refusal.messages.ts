import { defineMessages } from 'react-intl';

type Names =
  | 'inverted'
  | 'documentsMissing'
  | 'documentsUnchecked'
  | 'limited'
  | 'taken'
  | 'tooShort'
  | 'closed'
  | 'coupon'
  | 'couponUntried'
  | 'choice'
  | 'cover'
  | 'failed'
  | 'notSaved'
  | 'documents'
  | 'similar'
  | 'takeLimit'
  | 'withoutCoupon'
  | 'withoutCover'
  | 'startAgain'
  | 'retry';
/** Values that a message may use. */
type Values = { days?: number; hours?: number; city?: string };

export const refusalMessages = defineMessages<Record<Names, Values>>({
  inverted: {
    id: 'quote.refused.inverted',
    defaultMessage: 'The return is before the pick-up. Choose a later day or hour.',
    description: 'Code 103: the trip ends before it begins, by its days, or by its hours on a single day',
  },
  documentsMissing: {
    id: 'quote.refused.documents',
    defaultMessage:
      'For a trip that begins within {hours, plural, one {# hour} other {# hours}}, we need your documents first, and we do not have them yet. Choose a later start.',
    description: 'Code 104: the guest’s documents are missing and the trip is near',
  },
  documentsUnchecked: {
    id: 'quote.refused.unchecked',
    defaultMessage:
      'For a trip that begins within {hours, plural, one {# hour} other {# hours}}, your documents must be checked first, and they are not yet. Choose a later start.',
    description: 'Code 110: the guest’s documents are not checked and the trip is very near',
  },
  limited: {
    id: 'quote.refused.limited',
    defaultMessage: 'The owner does not rent out this camper with unlimited kilometres.',
    description: 'Code 106: unlimited kilometres are not offered',
  },
  taken: {
    id: 'quote.refused.taken',
    defaultMessage: 'Not free on these dates. Choose others to see the price.',
    description: 'Code 107: the camper is not available',
  },
  tooShort: {
    id: 'quote.refused.short',
    defaultMessage: '{days, plural, one {# day} other {# days}} minimum. Choose a later return.',
    description: 'Code 108: fewer days than the owner lets for',
  },
  closed: {
    id: 'quote.refused.closed',
    defaultMessage: 'The owner hands over on other days. Move the first or the last day.',
    description: 'Code 109: no hand-over on the first or last day',
  },
  coupon: {
    id: 'quote.refused.coupon',
    defaultMessage: 'This code cannot be used right now. Check it, or continue without it.',
    description: 'A coupon code was refused and the api gave no reason',
  },
  couponUntried: {
    id: 'quote.refused.coupon-untried',
    defaultMessage: 'This code could not be checked just now. Nothing has changed: try it again in a moment.',
    description: 'A coupon code was given, and the api did not answer whether it can be used',
  },
  choice: {
    id: 'quote.refused.choice',
    defaultMessage: 'One of your choices is not offered with this camper.',
    description: 'An option or insurance in the address is not offered',
  },
  cover: {
    id: 'quote.refused.cover',
    defaultMessage: 'The rental cover is not available right now. Nothing else is affected.',
    description: 'The provider of the rental cover does not answer',
  },
  failed: {
    id: 'quote.refused.failed',
    defaultMessage: 'The price could not be loaded. Your dates and choices are saved.',
    description: 'The api does not answer',
  },
  notSaved: {
    id: 'quote.refused.not-saved',
    defaultMessage: 'Your choice was not saved: nothing has changed. Try again in a moment.',
    description: 'Something was chosen with a trip, and the api did not keep it',
  },
  documents: {
    id: 'quote.refused.to-documents',
    defaultMessage: 'Send your documents',
    description: 'Link to the documents that a guest needs to drive',
  },
  similar: {
    id: 'quote.refused.similar',
    defaultMessage: 'Campers in {city} that are free',
    description: 'Link to a search for the same dates in the same town',
  },
  takeLimit: {
    id: 'quote.refused.take-limit',
    defaultMessage: 'Take 100 km a day',
    description: 'Button under the refusal of unlimited kilometres',
  },
  withoutCoupon: {
    id: 'quote.refused.without-coupon',
    defaultMessage: 'Remove the code',
    description: 'Button that removes the coupon code',
  },
  withoutCover: {
    id: 'quote.refused.without-cover',
    defaultMessage: 'Continue without cover',
    description: 'Button when the rental cover cannot be reached',
  },
  startAgain: {
    id: 'quote.refused.start-again',
    defaultMessage: 'Back to the base price',
    description: 'Button that takes all choices back but the dates',
  },
  retry: {
    id: 'quote.refused.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks for the price again',
  },
});
