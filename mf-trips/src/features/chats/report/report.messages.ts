import { defineMessages } from 'react-intl';

/** Reporting a message to the support team. */
export const reportMessages = defineMessages({
  open: {
    id: 'chats.report.open',
    defaultMessage: 'Report',
    description: 'Small button below a message of the other person',
  },
  openLabel: {
    id: 'chats.report.open-label',
    defaultMessage: 'Report this message',
    description: 'Name of the button Report, for screen readers',
  },
  reported: {
    id: 'chats.report.reported',
    defaultMessage: 'Reported',
    description: 'Below a message that the reader has reported',
  },
  title: {
    id: 'chats.report.title',
    defaultMessage: 'What is wrong with this message?',
    description: 'Heading of the dialog that reports a message',
  },
  OFFENSIVE: {
    id: 'chats.report.offensive',
    defaultMessage: 'It is offensive or threatening',
    description: 'Reason to report a message',
  },
  PAYS_ELSEWHERE: {
    id: 'chats.report.pays-elsewhere',
    defaultMessage: 'I am asked to pay outside Campavia',
    description: 'Reason to report a message',
  },
  PRIVATE: {
    id: 'chats.report.private',
    defaultMessage: 'It shares something private',
    description: 'Reason to report a message',
  },
  ADVERTISING: {
    id: 'chats.report.advertising',
    defaultMessage: 'It is advertising',
    description: 'Reason to report a message',
  },
  OTHER: {
    id: 'chats.report.other',
    defaultMessage: 'Something else',
    description: 'Reason to report a message',
  },
  comment: {
    id: 'chats.report.comment',
    defaultMessage: 'In your own words',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'chats.report.comment-hint',
    defaultMessage: 'Only our team reads it.',
    description: 'Below the label In your own words',
  },
  noReason: {
    id: 'chats.report.no-reason',
    defaultMessage: 'Choose what is wrong.',
    description: 'Error: no reason is chosen',
  },
  noComment: {
    id: 'chats.report.no-comment',
    defaultMessage: 'Say in a few words what is wrong.',
    description: 'Error: something else needs words',
  },
  notSent: {
    id: 'chats.report.not-sent',
    defaultMessage: 'The report was not sent',
    description: 'Heading above the errors of the form',
  },
  failed: {
    id: 'chats.report.failed',
    defaultMessage: 'Something went wrong. Try again in a moment.',
    description: 'The report was not sent, for an unknown reason',
  },
  send: {
    id: 'chats.report.send',
    defaultMessage: 'Send the report',
    description: 'Button that sends the report',
  },
  sending: {
    id: 'chats.report.sending',
    defaultMessage: 'Sending…',
    description: 'The button while the report is sent',
  },
  cancel: {
    id: 'chats.report.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog',
  },
  done: {
    id: 'chats.report.done',
    defaultMessage: 'Thank you for your report',
    description: 'Heading once the report is sent',
  },
  doneText: {
    id: 'chats.report.done-text',
    defaultMessage: 'Our team reads the message and writes to you by e-mail.',
    description: 'Below the heading once the report is sent',
  },
  close: {
    id: 'chats.report.close',
    defaultMessage: 'Back to the chat',
    description: 'Button that closes the dialog once the report is sent',
  },
});
