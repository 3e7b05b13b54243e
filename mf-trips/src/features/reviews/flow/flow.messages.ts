import { defineMessages, type NoMessageValues } from 'react-intl';

type FlowValues = {
  steps: NoMessageValues;
  camper: NoMessageValues;
  sent: NoMessageValues;
  title: { camper: string; days: number };
  lead: { day: string };
  all: NoMessageValues;
  keys: NoMessageValues;
  parts: NoMessageValues;
  comment: NoMessageValues;
  commentHint: { limit: number };
  starsMissing: NoMessageValues;
  wordsMissing: NoMessageValues;
  tooLong: { count: number };
  ownerTitle: { name: string };
  ownerLead: NoMessageValues;
  privateTitle: { name: string };
  privateLead: NoMessageValues;
  privateLabel: { name: string };
  privateHint: NoMessageValues;
  starsFirst: NoMessageValues;
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
  written: NoMessageValues;
  writtenText: NoMessageValues;
  closed: NoMessageValues;
  closedText: NoMessageValues;
};

export const flowMessages = defineMessages<FlowValues>({
  steps: {
    id: 'reviews.flow.steps',
    defaultMessage: 'Steps of your review',
    description: 'Name of the steps, read aloud',
  },
  camper: {
    id: 'reviews.flow.camper',
    defaultMessage: 'The camper',
    description: 'Step',
  },
  sent: {
    id: 'reviews.flow.sent',
    defaultMessage: 'Sent',
    description: 'Step: the review is sent',
  },
  title: {
    id: 'reviews.flow.title',
    defaultMessage: 'How {days, plural, one {was # day} other {were # days}} with {camper}?',
    description: 'Heading; days: length of the trip, camper: title',
  },
  lead: {
    id: 'reviews.flow.lead',
    defaultMessage:
      'Write what you would have liked to know before. You can change every word until the review is published, on {day} at the latest.',
    description: 'Below the heading; day: date',
  },
  all: {
    id: 'reviews.flow.all',
    defaultMessage: 'All in all',
    description: 'Label of the stars for everything',
  },
  keys: {
    id: 'reviews.flow.keys',
    defaultMessage: 'With the keyboard: arrow keys or 1 to 5.',
    description: 'Below the stars',
  },
  parts: {
    id: 'reviews.flow.parts',
    defaultMessage: 'And in parts',
    description: 'Heading above stars of single aspects',
  },
  comment: {
    id: 'reviews.flow.comment',
    defaultMessage: 'What should others know?',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'reviews.flow.comment-hint',
    defaultMessage:
      'Public, with your first name. Needed below 4 stars, welcome above. {limit, plural, one {# character} other {# characters}} at most.',
    description: 'Below the label; limit: number of characters',
  },
  starsMissing: {
    id: 'reviews.flow.stars-missing',
    defaultMessage: 'Choose one to five stars',
    description: 'Error of the stars',
  },
  wordsMissing: {
    id: 'reviews.flow.words-missing',
    defaultMessage: 'Say in a few words why: a review below 4 stars needs a comment',
    description: 'Error of the text',
  },
  tooLong: {
    id: 'reviews.flow.too-long',
    defaultMessage:
      '{count, plural, one {Shorten the text by # character} other {Shorten the text by # characters}}',
    description: 'Error of a text field',
  },
  ownerTitle: {
    id: 'reviews.flow.owner-title',
    defaultMessage: 'How was {name}?',
    description: 'Heading; name: first name of the owner',
  },
  ownerLead: {
    id: 'reviews.flow.owner-lead',
    defaultMessage: 'Stars are enough; you may leave out what you cannot judge.',
    description: 'Below the heading',
  },
  privateTitle: {
    id: 'reviews.flow.private-title',
    defaultMessage: 'Something only for {name}?',
    description: 'Heading; name: first name of the owner',
  },
  privateLead: {
    id: 'reviews.flow.private-lead',
    defaultMessage: 'A tip about a loose cable helps more here than in public.',
    description: 'Below the heading',
  },
  privateLabel: {
    id: 'reviews.flow.private-label',
    defaultMessage: 'Only for {name}',
    description: 'Label of a text field; name: first name of the owner',
  },
  privateHint: {
    id: 'reviews.flow.private-hint',
    defaultMessage: 'Nobody else reads it, and it is not part of the review.',
    description: 'Below the label',
  },
  starsFirst: {
    id: 'reviews.flow.stars-first',
    defaultMessage: 'Give stars for the camper first: go back to the first step.',
    description: 'Note where the stars are still missing',
  },
  next: {
    id: 'reviews.flow.next',
    defaultMessage: 'Continue',
    description: 'Button to the next step',
  },
  send: {
    id: 'reviews.flow.send',
    defaultMessage: 'Send the review',
    description: 'Button that sends the review',
  },
  save: {
    id: 'reviews.flow.save',
    defaultMessage: 'Save',
    description: 'Button that saves a review that was sent before',
  },
  saving: {
    id: 'reviews.flow.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while it is saved',
  },
  saveAndLeave: {
    id: 'reviews.flow.save-and-leave',
    defaultMessage: 'Save and leave',
    description: 'Button that stores a draft and leaves the page',
  },
  saved: {
    id: 'reviews.flow.saved',
    defaultMessage: 'Your review is saved',
    description: 'Message after saving',
  },
  notSaved: {
    id: 'reviews.flow.not-saved',
    defaultMessage: 'Your review was not saved',
    description: 'Heading above the errors',
  },
  stale: {
    id: 'reviews.flow.stale',
    defaultMessage: 'This review was changed in another tab. Save again to keep what is here.',
    description: 'Note after the review was changed in another tab',
  },
  promiseHidden: {
    id: 'reviews.flow.promise-hidden',
    defaultMessage: '{name} reads it when both reviews are in, or after {day}. Then both are published.',
    description: 'Beside the form; name: first name of the owner, day: date',
  },
  promiseWords: {
    id: 'reviews.flow.promise-words',
    defaultMessage: 'No telephone numbers, addresses or links. We never change your words.',
    description: 'Beside the form',
  },
  promiseAnswer: {
    id: 'reviews.flow.promise-answer',
    defaultMessage: '{name} may answer once.',
    description: 'Beside the form; name: first name of the owner',
  },
  thanks: {
    id: 'reviews.flow.thanks',
    defaultMessage: 'Thank you, your review is in',
    description: 'Heading after sending',
  },
  published: {
    id: 'reviews.flow.published',
    defaultMessage: 'Both reviews are published. {name} may answer yours once.',
    description: 'Below the heading; name: first name of the owner',
  },
  waiting: {
    id: 'reviews.flow.waiting',
    defaultMessage:
      'It is published when {name} has written too, or after {day}. You can change it until then.',
    description: 'Below the heading; name: first name of the owner, day: date',
  },
  change: {
    id: 'reviews.flow.change',
    defaultMessage: 'Change the review',
    description: 'Link to the first step of a review that was sent',
  },
  toReviews: {
    id: 'reviews.flow.to-reviews',
    defaultMessage: 'See your reviews',
    description: 'Link to the list of reviews',
  },
  written: {
    id: 'reviews.flow.written',
    defaultMessage: 'You have reviewed this trip',
    description: 'Title where the trip was reviewed before',
  },
  writtenText: {
    id: 'reviews.flow.written-text',
    defaultMessage: 'You find it among your reviews, and can change it there until it is published.',
    description: 'Text where the trip was reviewed before',
  },
  closed: {
    id: 'reviews.flow.closed',
    defaultMessage: 'This trip cannot be reviewed now',
    description: 'Title where the trip cannot be reviewed',
  },
  closedText: {
    id: 'reviews.flow.closed-text',
    defaultMessage: 'Reviews are open from the day after the return, for 14 days.',
    description: 'Text where the trip cannot be reviewed',
  },
});
