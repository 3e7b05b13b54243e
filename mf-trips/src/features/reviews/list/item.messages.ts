import { defineMessages, type NoMessageValues } from 'react-intl';

type ItemValues = {
  stars: { rating: number };
  noComment: NoMessageValues;
  formerGuest: NoMessageValues;
  picture: { number: number };
  privateSent: { name: string };
  privateReceived: NoMessageValues;
  answered: { name: string };
  youAnswered: NoMessageValues;
  answer: NoMessageValues;
  report: NoMessageValues;
  reportTitle: NoMessageValues;
  reportText: NoMessageValues;
  reported: NoMessageValues;
  PRIVATE: NoMessageValues;
  OFFENSIVE: NoMessageValues;
  MISLEADING: NoMessageValues;
  ADVERTISING: NoMessageValues;
  OTHER: NoMessageValues;
  reportComment: NoMessageValues;
  reportCommentHint: NoMessageValues;
  noReason: NoMessageValues;
  reportCommentMissing: NoMessageValues;
  reportNotSent: NoMessageValues;
  sendReport: NoMessageValues;
  reportReason: NoMessageValues;
  answerLabel: NoMessageValues;
  answerHint: { limit: number };
  sendAnswer: NoMessageValues;
  sending: NoMessageValues;
  cancel: NoMessageValues;
  answerSent: NoMessageValues;
  answerNotSent: NoMessageValues;
  answerMissing: NoMessageValues;
  tooLong: { count: number };
  draft: NoMessageValues;
  waiting: NoMessageValues;
  continue: NoMessageValues;
  change: NoMessageValues;
  part: { name: string; rating: number };
};

export const itemMessages = defineMessages<ItemValues>({
  stars: {
    id: 'reviews.item.stars',
    defaultMessage: '{rating, plural, one {# of 5 stars} other {# of 5 stars}}',
    description: 'Rating of a review, read aloud',
  },
  noComment: {
    id: 'reviews.item.no-comment',
    defaultMessage: 'Stars only, without a comment',
    description: 'In place of the text of a review that has stars only',
  },
  formerGuest: {
    id: 'reviews.item.former-guest',
    defaultMessage: 'Former guest',
    description: 'In place of the name of a user who has closed the account',
  },
  picture: {
    id: 'reviews.item.picture',
    defaultMessage: 'Picture {number}',
    description: 'Text of a picture',
  },
  privateSent: {
    id: 'reviews.item.private-sent',
    defaultMessage: 'Only for {name}',
    description: 'Above what only the other person reads; name: first name',
  },
  privateReceived: {
    id: 'reviews.item.private-received',
    defaultMessage: 'Only for you',
    description: 'Above what only the reader can read',
  },
  answered: {
    id: 'reviews.item.answered',
    defaultMessage: '{name} answered',
    description: 'Above the answer to the reader’s own review; name: first name',
  },
  youAnswered: {
    id: 'reviews.item.you-answered',
    defaultMessage: 'You answered',
    description: 'Above the reader’s own answer',
  },
  answer: {
    id: 'reviews.item.answer',
    defaultMessage: 'Answer once',
    description: 'Button that opens the form for the only answer to a review',
  },
  report: {
    id: 'reviews.item.report',
    defaultMessage: 'Report',
    description: 'Button that reports a review',
  },
  reportTitle: {
    id: 'reviews.item.report-title',
    defaultMessage: 'Report this review?',
    description: 'Question of a dialog',
  },
  reportText: {
    id: 'reviews.item.report-text',
    defaultMessage:
      'Our team reads it and takes it down if it breaks the rules. It stays visible until then.',
    description: 'Text of a dialog',
  },
  reported: {
    id: 'reviews.item.reported',
    defaultMessage: 'You reported this review',
    description: 'After a review was reported',
  },
  answerLabel: {
    id: 'reviews.item.answer-label',
    defaultMessage: 'Your answer',
    description: 'Label of a text field',
  },
  answerHint: {
    id: 'reviews.item.answer-hint',
    defaultMessage:
      'Everybody can read it, and it cannot be changed. {limit, plural, one {# character} other {# characters}} at most.',
    description: 'Below the label; limit: number of characters',
  },
  sendAnswer: {
    id: 'reviews.item.send-answer',
    defaultMessage: 'Publish the answer',
    description: 'Button',
  },
  sending: {
    id: 'reviews.item.sending',
    defaultMessage: 'Publishing…',
    description: 'On the button while the answer is sent',
  },
  cancel: {
    id: 'reviews.item.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that changes nothing',
  },
  answerSent: {
    id: 'reviews.item.answer-sent',
    defaultMessage: 'Your answer is published',
    description: 'Message after it was sent',
  },
  answerNotSent: {
    id: 'reviews.item.answer-not-sent',
    defaultMessage: 'Your answer was not published',
    description: 'Heading above the errors',
  },
  answerMissing: {
    id: 'reviews.item.answer-missing',
    defaultMessage: 'Write your answer',
    description: 'Error of an empty field',
  },
  tooLong: {
    id: 'reviews.item.too-long',
    defaultMessage:
      '{count, plural, one {Shorten the text by # character} other {Shorten the text by # characters}}',
    description: 'Error of a text field',
  },
  draft: {
    id: 'reviews.item.draft',
    defaultMessage: 'Draft, not sent',
    description: 'Badge of a review that is not sent',
  },
  waiting: {
    id: 'reviews.item.waiting',
    defaultMessage: 'Sent, not published yet',
    description: 'Badge of a review that was sent',
  },
  continue: {
    id: 'reviews.item.continue',
    defaultMessage: 'Continue writing',
    description: 'Link to a draft',
  },
  change: {
    id: 'reviews.item.change',
    defaultMessage: 'Change',
    description: 'Link to a review that was sent',
  },
  part: {
    id: 'reviews.item.part',
    defaultMessage: '{name}: {rating, plural, one {# of 5} other {# of 5}}',
    description: 'An aspect of a review and its stars; name: of the aspect',
  },
  PRIVATE: {
    id: 'reviews.item.report.private',
    defaultMessage: 'Shows somebody or something private',
    description: 'In the form with which a received review is reported',
  },
  OFFENSIVE: {
    id: 'reviews.item.report.offensive',
    defaultMessage: 'Offensive content',
    description: 'In the form with which a received review is reported',
  },
  MISLEADING: {
    id: 'reviews.item.report.misleading',
    defaultMessage: 'Misleading text or pictures',
    description: 'In the form with which a received review is reported',
  },
  ADVERTISING: {
    id: 'reviews.item.report.advertising',
    defaultMessage: 'Advertising',
    description: 'In the form with which a received review is reported',
  },
  OTHER: {
    id: 'reviews.item.report.other',
    defaultMessage: 'Something else',
    description: 'In the form with which a received review is reported',
  },
  reportComment: {
    id: 'reviews.item.report.comment',
    defaultMessage: 'In your own words',
    description: 'In the form with which a received review is reported',
  },
  reportCommentHint: {
    id: 'reviews.item.report.comment-hint',
    defaultMessage: 'A line helps us; with “Something else” we need it.',
    description: 'In the form with which a received review is reported',
  },
  noReason: {
    id: 'reviews.item.report.no-reason',
    defaultMessage: 'Choose what is wrong.',
    description: 'In the form with which a received review is reported',
  },
  reportCommentMissing: {
    id: 'reviews.item.report.no-comment',
    defaultMessage: 'Say in a few words what is wrong.',
    description: 'In the form with which a received review is reported',
  },
  reportNotSent: {
    id: 'reviews.item.report.not-sent',
    defaultMessage: 'The report was not sent yet',
    description: 'In the form with which a received review is reported',
  },
  sendReport: {
    id: 'reviews.item.report.send',
    defaultMessage: 'Send the report',
    description: 'In the form with which a received review is reported',
  },
  reportReason: {
    id: 'reviews.item.report.title-review',
    defaultMessage: 'What is wrong with this review?',
    description: 'In the form with which a received review is reported',
  },
});
