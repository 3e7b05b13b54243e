import { defineMessages, type NoMessageValues } from 'react-intl';

type ReportValues = {
  open: NoMessageValues;
  title: NoMessageValues;
  MISLEADING: NoMessageValues;
  WRONG_PLACE: NoMessageValues;
  NOT_THE_OWNER: NoMessageValues;
  PAYS_ELSEWHERE: NoMessageValues;
  UNSAFE: NoMessageValues;
  OFFENSIVE: NoMessageValues;
  OTHER: NoMessageValues;
  comment: NoMessageValues;
  commentHint: NoMessageValues;
  noReason: NoMessageValues;
  noComment: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  cancel: NoMessageValues;
  done: NoMessageValues;
  close: NoMessageValues;
  failed: NoMessageValues;
};

export const reportMessages = defineMessages<ReportValues>({
  open: {
    id: 'details.report.open',
    defaultMessage: 'Report this camper',
    description: 'Button that opens the window',
  },
  title: {
    id: 'details.report.title',
    defaultMessage: 'What is wrong with this page?',
    description: 'Title of the window',
  },
  MISLEADING: {
    id: 'details.report.misleading',
    defaultMessage: 'Misleading text or pictures',
    description: 'A reason',
  },
  WRONG_PLACE: {
    id: 'details.report.wrong-place',
    defaultMessage: 'The camper is somewhere else',
    description: 'A reason',
  },
  NOT_THE_OWNER: {
    id: 'details.report.not-the-owner',
    defaultMessage: 'The person is not the owner',
    description: 'A reason',
  },
  PAYS_ELSEWHERE: {
    id: 'details.report.pays-elsewhere',
    defaultMessage: 'I am asked to pay elsewhere',
    description: 'A reason',
  },
  UNSAFE: { id: 'details.report.unsafe', defaultMessage: 'The vehicle is not safe', description: 'A reason' },
  OFFENSIVE: { id: 'details.report.offensive', defaultMessage: 'Offensive content', description: 'A reason' },
  OTHER: { id: 'details.report.other', defaultMessage: 'Something else', description: 'A reason' },
  comment: {
    id: 'details.report.comment',
    defaultMessage: 'In your own words',
    description: 'Label of the text field',
  },
  commentHint: {
    id: 'details.report.comment-hint',
    defaultMessage: 'A line helps us; with “Something else” we need it.',
    description: 'Under that label',
  },
  noReason: {
    id: 'details.report.no-reason',
    defaultMessage: 'Choose what is wrong.',
    description: 'Error: no reason was chosen',
  },
  noComment: {
    id: 'details.report.no-comment',
    defaultMessage: 'Say in a few words what is wrong.',
    description: 'Error: the other reason needs words',
  },
  send: { id: 'details.report.send', defaultMessage: 'Send the report', description: 'Button' },
  sending: {
    id: 'details.report.sending',
    defaultMessage: 'Sending the report',
    description: 'On that button while it is sent',
  },
  cancel: {
    id: 'details.report.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the window',
  },
  done: {
    id: 'details.report.done',
    defaultMessage: 'Thank you. Your report is with our team.',
    description: 'Once the report is sent',
  },
  close: {
    id: 'details.report.close',
    defaultMessage: 'Back to the camper',
    description: 'Button that closes the window afterwards',
  },
  failed: {
    id: 'details.report.failed',
    defaultMessage: 'The report was not sent. Try again.',
    description: 'Error when the api does not answer',
  },
});
