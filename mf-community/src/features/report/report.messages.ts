import { defineMessages } from 'react-intl';

export const reportMessages = defineMessages({
  title: {
    id: 'report.title',
    defaultMessage: 'What is wrong with this picture?',
    description: 'Heading over the reasons',
  },
  titleOfReview: {
    id: 'report.title-review',
    defaultMessage: 'What is wrong with this review?',
    description: 'Heading over the reasons',
  },
  doneTextOfReview: {
    id: 'report.done-review',
    defaultMessage: 'Your report is with our team. The review stays visible until they decide.',
    description: 'Once the report of a review is sent',
  },
  PRIVATE: {
    id: 'report.private',
    defaultMessage: 'Shows somebody or something private',
    description: 'A reason',
  },
  OFFENSIVE: {
    id: 'report.offensive',
    defaultMessage: 'Offensive content',
    description: 'A reason',
  },
  MISLEADING: {
    id: 'report.misleading',
    defaultMessage: 'Misleading text or pictures',
    description: 'A reason',
  },
  ADVERTISING: {
    id: 'report.advertising',
    defaultMessage: 'Advertising',
    description: 'A reason',
  },
  OTHER: {
    id: 'report.other',
    defaultMessage: 'Something else',
    description: 'A reason',
  },
  comment: {
    id: 'report.comment',
    defaultMessage: 'In your own words',
    description: 'Label of the text field',
  },
  commentHint: {
    id: 'report.comment-hint',
    defaultMessage: 'A line helps us; with “Something else” we need it.',
    description: 'Under that label',
  },
  noReason: {
    id: 'report.no-reason',
    defaultMessage: 'Choose what is wrong.',
    description: 'Error: no reason was chosen',
  },
  noComment: {
    id: 'report.no-comment',
    defaultMessage: 'Say in a few words what is wrong.',
    description: 'Error: the other reason needs words',
  },
  notSent: {
    id: 'report.not-sent',
    defaultMessage: 'The report was not sent yet',
    description: 'Heading above the list of errors',
  },
  send: {
    id: 'report.send',
    defaultMessage: 'Send the report',
    description: 'Button',
  },
  sending: {
    id: 'report.sending',
    defaultMessage: 'Sending the report',
    description: 'On that button while it is sent',
  },
  cancel: {
    id: 'report.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the form',
  },
  done: {
    id: 'report.done',
    defaultMessage: 'Thank you',
    description: 'Heading once the report is sent',
  },
  doneText: {
    id: 'report.done-text',
    defaultMessage: 'Your report is with our team, with the review that the picture belongs to.',
    description: 'Under that heading',
  },
  failed: {
    id: 'report.failed',
    defaultMessage: 'The report was not sent. Try again.',
    description: 'Error when the api does not answer',
  },
});
