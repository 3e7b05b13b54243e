import { defineMessages, type NoMessageValues } from 'react-intl';

type ReviewValues = {
  steps: NoMessageValues;
  sent: NoMessageValues;
  all: NoMessageValues;
  keys: NoMessageValues;
  comment: NoMessageValues;
  commentHint: { limit: number };
  starsMissing: NoMessageValues;
  wordsMissing: NoMessageValues;
  tooLong: { count: number };
  privateLabel: { name: string };
  privateHint: NoMessageValues;
  next: NoMessageValues;
  send: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  saveAndLeave: NoMessageValues;
  saved: NoMessageValues;
  notSaved: NoMessageValues;
  stale: NoMessageValues;
  promiseHidden: { day: string; name: string };
  promiseWords: NoMessageValues;
  promiseAnswer: { name: string };
  thanks: NoMessageValues;
  published: { name: string };
  waiting: { day: string; name: string };
  change: NoMessageValues;
  toReviews: NoMessageValues;
  stars: { rating: number };
  rental: NoMessageValues;
  bookingTitle: { name: string };
  bookingLead: NoMessageValues;
  guestTitle: { name: string };
  guestLead: NoMessageValues;
  others: { name: string };
  written: NoMessageValues;
  writtenText: NoMessageValues;
  closed: NoMessageValues;
  closedText: NoMessageValues;
  unknown: NoMessageValues;
};

export const reviewMessages = defineMessages<ReviewValues>({
  steps: {
    id: 'review.review.steps',
    defaultMessage: 'Steps of your review',
    description: 'Name of the steps, read aloud',
  },
  sent: {
    id: 'review.review.sent',
    defaultMessage: 'Sent',
    description: 'Step: the review is sent',
  },
  all: {
    id: 'review.review.all',
    defaultMessage: 'All in all',
    description: 'Label of the stars for everything',
  },
  keys: {
    id: 'review.review.keys',
    defaultMessage: 'With the keyboard: arrow keys or 1 to 5.',
    description: 'Below the stars',
  },
  comment: {
    id: 'review.review.comment',
    defaultMessage: 'What should others know?',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'review.review.comment-hint',
    defaultMessage:
      'Public, with your first name. Needed below 4 stars, welcome above. {limit, plural, one {# character} other {# characters}} at most.',
    description: 'Below the label; limit: number of characters',
  },
  starsMissing: {
    id: 'review.review.stars-missing',
    defaultMessage: 'Choose one to five stars',
    description: 'Error of the stars',
  },
  wordsMissing: {
    id: 'review.review.words-missing',
    defaultMessage: 'Say in a few words why: a review below 4 stars needs a comment',
    description: 'Error of the text',
  },
  tooLong: {
    id: 'review.review.too-long',
    defaultMessage:
      '{count, plural, one {Shorten the text by # character} other {Shorten the text by # characters}}',
    description: 'Error of a text field',
  },
  privateLabel: {
    id: 'review.review.private-label',
    defaultMessage: 'Only for {name}',
    description: 'Label of a text field; name: first name of the guest',
  },
  privateHint: {
    id: 'review.review.private-hint',
    defaultMessage: 'Nobody else reads it, and it is not part of the review.',
    description: 'Below the label',
  },
  next: {
    id: 'review.review.next',
    defaultMessage: 'Continue',
    description: 'Button to the next step',
  },
  send: {
    id: 'review.review.send',
    defaultMessage: 'Send the review',
    description: 'Button that sends the review',
  },
  save: {
    id: 'review.review.save',
    defaultMessage: 'Save',
    description: 'Button that saves a review that was sent before',
  },
  saving: {
    id: 'review.review.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while it is saved',
  },
  saveAndLeave: {
    id: 'review.review.save-and-leave',
    defaultMessage: 'Save and leave',
    description: 'Button that stores a draft and leaves the page',
  },
  saved: {
    id: 'review.review.saved',
    defaultMessage: 'Your review is saved',
    description: 'Message after saving',
  },
  notSaved: {
    id: 'review.review.not-saved',
    defaultMessage: 'Your review was not saved',
    description: 'Heading above the errors',
  },
  stale: {
    id: 'review.review.stale',
    defaultMessage: 'This review was changed in another tab. Save again to keep what is here.',
    description: 'Note after the review was changed in another tab',
  },
  promiseHidden: {
    id: 'review.review.promise-hidden',
    defaultMessage: '{name} reads it when both reviews are in, or after {day}. Then both are published.',
    description: 'Beside the form; name: first name of the guest, day: date',
  },
  promiseWords: {
    id: 'review.review.promise-words',
    defaultMessage: 'No telephone numbers, addresses or links. We never change your words.',
    description: 'Beside the form',
  },
  promiseAnswer: {
    id: 'review.review.promise-answer',
    defaultMessage: '{name} may answer once.',
    description: 'Beside the form; name: first name of the guest',
  },
  thanks: {
    id: 'review.review.thanks',
    defaultMessage: 'Thank you, your review is in',
    description: 'Heading after sending',
  },
  published: {
    id: 'review.review.published',
    defaultMessage: 'Both reviews are published. {name} may answer yours once.',
    description: 'Below the heading; name: first name of the guest',
  },
  waiting: {
    id: 'review.review.waiting',
    defaultMessage:
      'It is published when {name} has written too, or after {day}. You can change it until then.',
    description: 'Below the heading; name: first name of the guest, day: date',
  },
  change: {
    id: 'review.review.change',
    defaultMessage: 'Change the review',
    description: 'Link to the first step of a review that was sent',
  },
  toReviews: {
    id: 'review.review.to-reviews',
    defaultMessage: 'See your reviews',
    description: 'Link to the list of reviews',
  },
  stars: {
    id: 'review.review.stars',
    defaultMessage: '{rating, plural, one {# of 5 stars} other {# of 5 stars}}',
    description: 'Rating of a review, read aloud',
  },
  rental: {
    id: 'review.review.rental',
    defaultMessage: 'The rental',
    description: 'Step',
  },
  bookingTitle: {
    id: 'review.review.booking-title',
    defaultMessage: 'How did the rental to {name} go?',
    description: 'Heading; name: first name of the guest',
  },
  bookingLead: {
    id: 'review.review.booking-lead',
    defaultMessage: 'Stars are enough; you may leave out what you cannot judge.',
    description: 'Below the heading',
  },
  guestTitle: {
    id: 'review.review.guest-title',
    defaultMessage: 'How was {name} as a guest?',
    description: 'Heading; name: first name of the guest',
  },
  guestLead: {
    id: 'review.review.guest-lead',
    defaultMessage: 'Other owners read it before they accept a request.',
    description: 'Below the heading',
  },
  others: {
    id: 'review.review.others',
    defaultMessage: 'What other owners say about {name}',
    description: 'Heading above reviews; name: first name of the guest',
  },
  written: {
    id: 'review.review.written',
    defaultMessage: 'You have reviewed this booking',
    description: 'Title where the booking was reviewed before',
  },
  writtenText: {
    id: 'review.review.written-text',
    defaultMessage: 'You find it among your reviews, and can change it there until it is published.',
    description: 'Text where the booking was reviewed before',
  },
  closed: {
    id: 'review.review.closed',
    defaultMessage: 'This booking cannot be reviewed now',
    description: 'Title where the booking cannot be reviewed',
  },
  closedText: {
    id: 'review.review.closed-text',
    defaultMessage: 'Reviews are open from the day after the return, for 14 days.',
    description: 'Text where the booking cannot be reviewed',
  },
  unknown: {
    id: 'review.review.unknown',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Error without a text of its own',
  },
});
