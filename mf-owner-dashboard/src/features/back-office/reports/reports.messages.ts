import { defineMessages, type NoMessageValues } from 'react-intl';

import type { ReportOutcome } from '@campavia/domain';

type ReportsValues = {
  lead: { count: number; late: number };
  reports: { count: number };
  stars: { rating: number };
  open: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  failedQueue: NoMessageValues;
  failed: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
  shown: NoMessageValues;
  notShown: NoMessageValues;
  noText: NoMessageValues;
  by: NoMessageValues;
  visitor: NoMessageValues;
  seeListing: NoMessageValues;
  earlier: NoMessageValues;
  decision: NoMessageValues;
  choose: NoMessageValues;
  dismiss: NoMessageValues;
  reason: NoMessageValues;
  hideHint: NoMessageValues;
  dismissHint: NoMessageValues;
  reverseHint: NoMessageValues;
  send: NoMessageValues;
  show: NoMessageValues;
  busy: NoMessageValues;
  next: NoMessageValues;
  done: NoMessageValues;
  reversed: NoMessageValues;
  notDone: NoMessageValues;
  noDecision: NoMessageValues;
  noReason: NoMessageValues;
};

/** Reports and the decisions about them. */
export const reportsMessages = defineMessages<ReportsValues>({
  lead: {
    id: 'back-office.reports.lead',
    defaultMessage:
      '{count, plural, one {# case is waiting.} other {# cases are waiting.}} {late, plural, =0 {All in time.} one {# has waited for more than a day.} other {# have waited for more than a day.}}',
    description: 'Below the heading of a queue of reports',
  },
  reports: {
    id: 'back-office.reports.count',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'How often something was reported',
  },
  stars: {
    id: 'back-office.reports.stars',
    defaultMessage: '{rating, plural, one {# star} other {# stars}}',
    description: 'The stars of a review',
  },
  open: {
    id: 'back-office.reports.open',
    defaultMessage: 'Read and decide',
    description: 'Link to a case',
  },
  empty: {
    id: 'back-office.reports.empty',
    defaultMessage: 'Nothing is reported',
    description: 'Heading of an empty queue of reports',
  },
  emptyText: {
    id: 'back-office.reports.empty-text',
    defaultMessage: 'New reports appear here as soon as they are sent.',
    description: 'Below the heading of an empty queue of reports',
  },
  failedQueue: {
    id: 'back-office.reports.failed-queue',
    defaultMessage: 'The reports could not be loaded',
    description: 'Heading in place of a queue',
  },
  failed: {
    id: 'back-office.reports.failed',
    defaultMessage: 'The report could not be loaded',
    description: 'Heading in place of a case',
  },
  gone: {
    id: 'back-office.reports.gone',
    defaultMessage: 'Removed in the meantime',
    description: 'In place of the title of the reported content',
  },
  goneText: {
    id: 'back-office.reports.gone-text',
    defaultMessage:
      'Its author or an account that was closed has removed it. You can close the case by dismissing the reports.',
    description: 'In place of the reported content',
  },
  shown: {
    id: 'back-office.reports.shown',
    defaultMessage: 'Shown',
    description: 'Badge: others see the reported content',
  },
  notShown: {
    id: 'back-office.reports.not-shown',
    defaultMessage: 'Not shown',
    description: 'Badge: others do not see the reported content',
  },
  noText: {
    id: 'back-office.reports.no-text',
    defaultMessage: 'No text',
    description: 'In place of the words of a review or message that has none',
  },
  by: {
    id: 'back-office.reports.by',
    defaultMessage: 'From:',
    description: 'Before the name of who wrote something or offers a camper',
  },
  visitor: {
    id: 'back-office.reports.visitor',
    defaultMessage: 'A visitor who was not signed in',
    description: 'Who reported a camper without an account',
  },
  seeListing: {
    id: 'back-office.reports.see-listing',
    defaultMessage: 'See the camper',
    description: 'Link to the page of a camper',
  },
  earlier: {
    id: 'back-office.reports.earlier',
    defaultMessage: 'Decided before',
    description: 'Heading above earlier decisions about the same thing',
  },
  decision: {
    id: 'back-office.reports.decision',
    defaultMessage: 'Decision',
    description: 'Heading of the card in which staff decide',
  },
  choose: {
    id: 'back-office.reports.choose',
    defaultMessage: 'What should happen?',
    description: 'Label of the choice between decisions',
  },
  dismiss: {
    id: 'back-office.reports.dismiss',
    defaultMessage: 'Keep it: dismiss the reports',
    description: 'Decision about reports',
  },
  reason: {
    id: 'back-office.reports.reason',
    defaultMessage: 'Reason',
    description: 'Label of a text field',
  },
  hideHint: {
    id: 'back-office.reports.hide-hint',
    defaultMessage: 'Sent by e-mail to the people who reported it and to its author.',
    description: 'Below the label Reason',
  },
  dismissHint: {
    id: 'back-office.reports.dismiss-hint',
    defaultMessage: 'Sent by e-mail to the people who reported it.',
    description: 'Below the label Reason',
  },
  reverseHint: {
    id: 'back-office.reports.reverse-hint',
    defaultMessage: 'Sent by e-mail to the author.',
    description: 'Below the label Reason, before something is shown again',
  },
  send: {
    id: 'back-office.reports.send',
    defaultMessage: 'Save the decision',
    description: 'Button that sends the decision',
  },
  show: {
    id: 'back-office.reports.show',
    defaultMessage: 'Show it again',
    description: 'Button that takes back that something is hidden',
  },
  busy: {
    id: 'back-office.reports.busy',
    defaultMessage: 'Sending…',
    description: 'A button while a decision is sent',
  },
  next: {
    id: 'back-office.reports.next',
    defaultMessage: 'Next report',
    description: 'Link to the case that has waited longest',
  },
  done: {
    id: 'back-office.reports.done',
    defaultMessage: 'Decided',
    description: 'Short message once a decision is sent',
  },
  reversed: {
    id: 'back-office.reports.reversed',
    defaultMessage: 'It is shown again',
    description: 'Short message once something is shown again',
  },
  notDone: {
    id: 'back-office.reports.not-done',
    defaultMessage: 'Nothing was decided',
    description: 'Heading above the errors of the form',
  },
  noDecision: {
    id: 'back-office.reports.no-decision',
    defaultMessage: 'Choose a decision.',
    description: 'Error: nothing is chosen',
  },
  noReason: {
    id: 'back-office.reports.no-reason',
    defaultMessage: 'Give a reason in a few words.',
    description: 'Error: the reason is missing',
  },
});

/** Outcomes of a case. */
export const outcomeMessages = defineMessages<Record<ReportOutcome, { name: string }>>({
  dismissed: {
    id: 'back-office.reports.outcome.dismissed',
    defaultMessage: '{name} dismissed the reports.',
    description: 'Outcome of a case with the first name of who decided',
  },
  hidden: {
    id: 'back-office.reports.outcome.hidden',
    defaultMessage: '{name} hid it.',
    description: 'Outcome of a case with the first name of who decided',
  },
  reversed: {
    id: 'back-office.reports.outcome.reversed',
    defaultMessage: '{name} showed it again.',
    description: 'Outcome of a case with the first name of who decided',
  },
});

const listing = defineMessages({
  queue: {
    id: 'back-office.reports.listing.queue',
    defaultMessage: 'Reported campers',
    description: 'Heading and link of a queue',
  },
  one: {
    id: 'back-office.reports.listing.one',
    defaultMessage: 'Reported camper',
    description: 'Heading above the reported content',
  },
  hide: {
    id: 'back-office.reports.listing.hide',
    defaultMessage: 'Take it offline',
    description: 'Decision about a reported camper',
  },
  showText: {
    id: 'back-office.reports.listing.show-text',
    defaultMessage: 'The camper becomes what it was before.',
    description: 'Above the form that takes a decision back',
  },
});

const review = defineMessages({
  queue: {
    id: 'back-office.reports.review.queue',
    defaultMessage: 'Reported reviews',
    description: 'Heading and link of a queue',
  },
  one: {
    id: 'back-office.reports.review.one',
    defaultMessage: 'Reported review',
    description: 'Heading above the reported content',
  },
  hide: {
    id: 'back-office.reports.review.hide',
    defaultMessage: 'Hide the review',
    description: 'Decision about a reported review',
  },
  showText: {
    id: 'back-office.reports.review.show-text',
    defaultMessage: 'The review and its stars count again.',
    description: 'Above the form that takes a decision back',
  },
});

const message = defineMessages({
  queue: {
    id: 'back-office.reports.message.queue',
    defaultMessage: 'Reported messages',
    description: 'Heading and link of a queue',
  },
  one: {
    id: 'back-office.reports.message.one',
    defaultMessage: 'Reported message',
    description: 'Heading above the reported content',
  },
  hide: {
    id: 'back-office.reports.message.hide',
    defaultMessage: 'Remove the message',
    description: 'Decision about a reported message',
  },
  showText: {
    id: 'back-office.reports.message.show-text',
    defaultMessage: 'Both people of the chat see the message again.',
    description: 'Above the form that takes a decision back',
  },
});

/** Words that differ by subject. */
export const subjectMessages = { listing, review, message };
