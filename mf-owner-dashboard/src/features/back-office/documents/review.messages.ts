import { defineMessages, type NoMessageValues } from 'react-intl';

type ReviewValues = {
  counted: { count: number };
  countedProofs: { count: number };
  lead: { late: number };
  waits: { waited: number };
  taken: { name: string };
  sent: { name: string; date: string };
  page: { page: number };
  pageOf: { page: number; last: number };
  attempt: { nth: number };
  noteLabel: { name: string };
  askPage: { page: number };
  done: { name: string };
  deciding: { name: string };
  longNote: { most: number };
  takenNote: { name: string };
  decidedBy: { name: string; date: string };
} & Record<
  | 'back'
  | 'undo'
  | 'retry'
  | 'failed'
  | 'failedQueue'
  | 'empty'
  | 'emptyText'
  | 'open'
  | 'pages'
  | 'turnLeft'
  | 'turnRight'
  | 'zoomIn'
  | 'zoomOut'
  | 'noPicture'
  | 'pageFailed'
  | 'download'
  | 'looked'
  | 'beside'
  | 'name'
  | 'born'
  | 'company'
  | 'listing'
  | 'plate'
  | 'firstUse'
  | 'weight'
  | 'number'
  | 'expiry'
  | 'booking'
  | 'decide'
  | 'accept'
  | 'askAgain'
  | 'refuse'
  | 'whichPage'
  | 'allPages'
  | 'because'
  | 'noReason'
  | 'noteHint'
  | 'send'
  | 'sendAccept'
  | 'sendRefuse'
  | 'askAll'
  | 'busy'
  | 'notDone'
  | 'decided'
  | 'next'
  | 'keys'
  | 'noDecision',
  NoMessageValues
>;

export const reviewMessages = defineMessages<ReviewValues>({
  counted: {
    id: 'back-office.review.counted',
    defaultMessage: '{count, plural, =0 {No documents} one {# document} other {# documents}}',
    description: 'Heading of the documents that wait for the support team',
  },
  countedProofs: {
    id: 'back-office.review.counted-proofs',
    defaultMessage: '{count, plural, =0 {No proofs} one {# proof} other {# proofs}}',
    description: 'Heading of the proofs for a cancellation that wait for the support team',
  },
  lead: {
    id: 'back-office.review.lead',
    defaultMessage:
      'Oldest first. {late, plural, =0 {All in time.} one {# past a day.} other {# past a day.}}',
    description: 'Below the heading of the documents that wait',
  },
  waits: {
    id: 'back-office.review.waits',
    defaultMessage: '{waited, plural, =0 {Waiting under 1 h} one {Waiting # h} other {Waiting # h}}',
    description: 'Badge: for how many hours a document has waited',
  },
  taken: {
    id: 'back-office.review.taken',
    defaultMessage: '{name} has it',
    description: 'Badge of a document that a colleague reviews just now',
  },
  sent: {
    id: 'back-office.review.sent',
    defaultMessage: '{name} · sent {date}',
    description: 'Below the name of a document: who sent it and when',
  },
  attempt: {
    id: 'back-office.review.attempt',
    defaultMessage: 'Try {nth}',
    description: 'Which time a document was sent, from 2',
  },
  page: {
    id: 'back-office.review.page',
    defaultMessage: 'Page {page}',
    description: 'One page of a document',
  },
  pageOf: {
    id: 'back-office.review.page-of',
    defaultMessage: 'Page {page} of {last}',
    description: 'Which page of a document is shown',
  },
  back: {
    id: 'back-office.review.back',
    defaultMessage: 'Queues',
    description: 'Link from a document back to everything that waits',
  },
  failed: {
    id: 'back-office.review.failed',
    defaultMessage: 'This document cannot be shown',
    description: 'Heading in place of a document that did not load',
  },
  failedQueue: {
    id: 'back-office.review.failed-queue',
    defaultMessage: 'The documents cannot be shown',
    description: 'Heading in place of the documents that wait when they did not load',
  },
  empty: {
    id: 'back-office.review.empty',
    defaultMessage: 'Nothing is waiting',
    description: 'Heading when no document waits',
  },
  emptyText: {
    id: 'back-office.review.empty-text',
    defaultMessage: 'Every document has been reviewed.',
    description: 'Text when no document waits',
  },
  open: {
    id: 'back-office.review.open',
    defaultMessage: 'Review',
    description: 'Button: opens a document; at most 24 characters',
  },
  pages: {
    id: 'back-office.review.pages',
    defaultMessage: 'Pages',
    description: 'For screen readers: name of the list of the pages of a document',
  },
  turnLeft: {
    id: 'back-office.review.turn-left',
    defaultMessage: 'Turn left',
    description: 'Button: turns a page of a document',
  },
  turnRight: {
    id: 'back-office.review.turn-right',
    defaultMessage: 'Turn right',
    description: 'Button: turns a page of a document',
  },
  zoomIn: {
    id: 'back-office.review.zoom-in',
    defaultMessage: 'Larger',
    description: 'Button: shows a page of a document larger',
  },
  zoomOut: {
    id: 'back-office.review.zoom-out',
    defaultMessage: 'Smaller',
    description: 'Button: shows a page of a document smaller',
  },
  noPicture: {
    id: 'back-office.review.no-picture',
    defaultMessage: 'This page is a file that the browser does not show.',
    description: 'In place of a page that is a PDF or HEIC file',
  },
  pageFailed: {
    id: 'back-office.review.page-failed',
    defaultMessage: 'This page did not load.',
    description: 'In place of a page that did not load',
  },
  download: {
    id: 'back-office.review.download',
    defaultMessage: 'Download it',
    description: 'Button: saves a page that the browser does not show; at most 24 characters',
  },
  looked: {
    id: 'back-office.review.looked',
    defaultMessage: 'That you opened it is recorded in the audit log.',
    description: 'Below a document: that opening it was recorded',
  },
  beside: {
    id: 'back-office.review.beside',
    defaultMessage: 'Data on file',
    description: 'Heading above the data that a document is compared with',
  },
  name: {
    id: 'back-office.review.name',
    defaultMessage: 'Name',
    description: 'Datum beside a document',
  },
  born: {
    id: 'back-office.review.born',
    defaultMessage: 'Born on',
    description: 'Datum beside a document',
  },
  company: {
    id: 'back-office.review.company',
    defaultMessage: 'Company',
    description: 'Datum beside a document',
  },
  listing: {
    id: 'back-office.review.listing',
    defaultMessage: 'Listing',
    description: 'Datum beside a document: title of the camper',
  },
  plate: {
    id: 'back-office.review.plate',
    defaultMessage: 'Registration',
    description: 'Datum beside a document: number plate and country',
  },
  firstUse: {
    id: 'back-office.review.first-use',
    defaultMessage: 'First registered',
    description: 'Datum beside a document',
  },
  weight: {
    id: 'back-office.review.weight',
    defaultMessage: 'Gross weight',
    description: 'Datum beside a document',
  },
  number: {
    id: 'back-office.review.number',
    defaultMessage: 'Number',
    description: 'Datum beside a document: its number as its holder typed it',
  },
  expiry: {
    id: 'back-office.review.expiry',
    defaultMessage: 'Valid until',
    description: 'Datum beside a document: its last day as its holder typed it',
  },
  booking: {
    id: 'back-office.review.booking',
    defaultMessage: 'Booking',
    description: 'Datum beside a proof: number and dates of the booking',
  },
  decide: {
    id: 'back-office.review.decide',
    defaultMessage: 'Decision',
    description: 'Heading above the decision about a document',
  },
  accept: {
    id: 'back-office.review.accept',
    defaultMessage: 'Approve it',
    description: 'Choice: the document is accepted',
  },
  askAgain: {
    id: 'back-office.review.ask-again',
    defaultMessage: 'Ask for a page again',
    description: 'Choice: the holder of a document sends a page again',
  },
  refuse: {
    id: 'back-office.review.refuse',
    defaultMessage: 'Refuse it',
    description: 'Choice: the document is refused',
  },
  whichPage: {
    id: 'back-office.review.which-page',
    defaultMessage: 'Page',
    description: 'Label: which page is to be sent again',
  },
  allPages: {
    id: 'back-office.review.all-pages',
    defaultMessage: 'All pages',
    description: 'Choice: all pages are to be sent again',
  },
  because: {
    id: 'back-office.review.because',
    defaultMessage: 'Because',
    description: 'Label: why a document is refused or asked for again',
  },
  noReason: {
    id: 'back-office.review.no-reason',
    defaultMessage: 'Choose a reason.',
    description: 'Error: no reason was chosen',
  },
  noteLabel: {
    id: 'back-office.review.note',
    defaultMessage: 'What {name} will also read',
    description: 'Label: words of staff to the holder of a document, behind the reason',
  },
  noteHint: {
    id: 'back-office.review.note-hint',
    defaultMessage: 'The reason is written in their language. Add what helps.',
    description: 'Hint at the words of staff to the holder of a document',
  },
  send: {
    id: 'back-office.review.send',
    defaultMessage: 'Send the decision',
    description: 'Button while nothing is chosen yet; at most 24 characters',
  },
  sendAccept: {
    id: 'back-office.review.send-accept',
    defaultMessage: 'Accept',
    description: 'Button: accepts a document; at most 24 characters',
  },
  sendRefuse: {
    id: 'back-office.review.send-refuse',
    defaultMessage: 'Refuse',
    description: 'Button: refuses a document; at most 24 characters',
  },
  askPage: {
    id: 'back-office.review.ask-page',
    defaultMessage: 'Ask for page {page} again',
    description: 'Button: asks the holder of a document to send a page again',
  },
  askAll: {
    id: 'back-office.review.ask-all',
    defaultMessage: 'Ask for it again',
    description: 'Button: asks the holder of a document to send all of it again; at most 24 characters',
  },
  busy: {
    id: 'back-office.review.busy',
    defaultMessage: 'Saving …',
    description: 'On the button while a decision is saved',
  },
  notDone: {
    id: 'back-office.review.not-done',
    defaultMessage: 'Not decided yet',
    description: 'Heading above the missing fields in a decision',
  },
  deciding: {
    id: 'back-office.review.deciding',
    defaultMessage: '{name} gets an e-mail in a moment.',
    description: 'Notification for five seconds, while a decision about a document can be taken back',
  },
  undo: {
    id: 'back-office.review.undo',
    defaultMessage: 'Undo',
    description: 'Button in a notification: takes a decision about a document back; at most 24 characters',
  },
  retry: {
    id: 'back-office.review.retry',
    defaultMessage: 'Try again',
    description: 'Button in a notification: sends a decision again; at most 24 characters',
  },
  longNote: {
    id: 'back-office.review.long-note',
    defaultMessage: 'At most {most} characters, please.',
    description: 'Error: the text to the holder of a document is too long',
  },
  done: {
    id: 'back-office.review.done',
    defaultMessage: 'Decided. {name} gets an e-mail.',
    description: 'Notification after a decision about a document',
  },
  decided: {
    id: 'back-office.review.decided',
    defaultMessage: 'This document is no longer waiting.',
    description: 'In place of the decision about a document that was decided or changed meanwhile',
  },
  decidedBy: {
    id: 'back-office.review.decided-by',
    defaultMessage: 'Last decision: {name}, {date}.',
    description: 'Who decided last about a document',
  },
  takenNote: {
    id: 'back-office.review.taken-note',
    defaultMessage: '{name} is reviewing this document. You can look at it; decide on the next one.',
    description: 'In place of the decision about a document that a colleague reviews',
  },
  next: {
    id: 'back-office.review.next',
    defaultMessage: 'Next',
    description: 'Button: opens the document that has waited longest; at most 24 characters',
  },
  keys: {
    id: 'back-office.review.keys',
    defaultMessage: 'Keys: A, P, N choose, Enter sends; R turns, + and − zoom, arrows change the page.',
    description: 'Below the decision about a document: what keys do',
  },
  noDecision: {
    id: 'back-office.review.no-decision',
    defaultMessage: 'Choose a decision.',
    description: 'Error: nothing was chosen',
  },
});
