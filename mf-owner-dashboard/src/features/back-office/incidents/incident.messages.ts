import { defineMessages, type NoMessageValues } from 'react-intl';

type IncidentValues = {
  counted: { count: number };
  lead: { late: number };
  claims: { count: number; amount: string };
  sides: { owner: string; guest: string };
  title: { id: string };
  dates: { camper: string; from: string; to: string };
  eighths: { eighths: number };
  photo: { number: number; side: string };
  ownerNamed: { name: string };
  guestNamed: { name: string };
  canAnswer: { until: string };
} & Record<
  | 'failedQueue'
  | 'empty'
  | 'emptyText'
  | 'open'
  | 'failed'
  | 'reports'
  | 'pickUp'
  | 'return'
  | 'notWritten'
  | 'confirmed'
  | 'unconfirmed'
  | 'kilometres'
  | 'fuel'
  | 'remarks'
  | 'damage'
  | 'cleaning'
  | 'fuelKind'
  | 'tolls'
  | 'kilometresKind'
  | 'other'
  | 'noAnswer'
  | 'deposit'
  | 'held'
  | 'left'
  | 'byHand'
  | 'settled'
  | 'next',
  NoMessageValues
>;

export const incidentMessages = defineMessages<IncidentValues>({
  counted: {
    id: 'back-office.incident.counted',
    defaultMessage: '{count, plural, =0 {No open incidents} one {# open incident} other {# open incidents}}',
    description: 'Heading: bookings whose claims from the deposit wait for the support team',
  },
  lead: {
    id: 'back-office.incident.lead',
    defaultMessage:
      '{late, plural, =0 {None has waited for more than a day.} one {# has waited for more than a day.} other {# have waited for more than a day.}}',
    description: 'Under the heading. late: how many',
  },
  failedQueue: {
    id: 'back-office.incident.failed-queue',
    defaultMessage: 'The incidents could not be loaded',
    description: 'Title of an error',
  },
  empty: {
    id: 'back-office.incident.empty',
    defaultMessage: 'No open incidents',
    description: 'Heading of an empty list',
  },
  emptyText: {
    id: 'back-office.incident.empty-text',
    defaultMessage: 'Claims come here when the guest contests them or does not answer in time.',
    description: 'Under it',
  },
  claims: {
    id: 'back-office.incident.claims',
    defaultMessage: '{count, plural, one {# claim} other {# claims}}, {amount}',
    description: 'In a row of the list. amount: the total claimed amount',
  },
  sides: {
    id: 'back-office.incident.sides',
    defaultMessage: '{owner} claims from {guest}',
    description: 'In a row of the list, and under a heading: names of owner and guest',
  },
  open: {
    id: 'back-office.incident.open',
    defaultMessage: 'Read and decide',
    description: 'Button: opens an incident',
  },
  failed: {
    id: 'back-office.incident.failed',
    defaultMessage: 'The incident could not be loaded',
    description: 'Title of an error',
  },
  title: {
    id: 'back-office.incident.title',
    defaultMessage: 'Booking {id}',
    description: 'Heading of an incident. id: number of the booking',
  },
  dates: {
    id: 'back-office.incident.dates',
    defaultMessage: '{camper}, {from} to {to}',
    description: 'Under the heading',
  },
  reports: {
    id: 'back-office.incident.reports',
    defaultMessage: 'Condition reports',
    description: 'Heading',
  },
  pickUp: {
    id: 'back-office.incident.pick-up',
    defaultMessage: 'Pick-up',
    description: 'Heading of a condition report',
  },
  return: {
    id: 'back-office.incident.return',
    defaultMessage: 'Return',
    description: 'Heading of a condition report',
  },
  notWritten: {
    id: 'back-office.incident.not-written',
    defaultMessage: 'There is no report.',
    description: 'In place of a condition report',
  },
  confirmed: {
    id: 'back-office.incident.confirmed',
    defaultMessage: 'Confirmed by both',
    description: 'State of a condition report',
  },
  unconfirmed: {
    id: 'back-office.incident.unconfirmed',
    defaultMessage: 'Not confirmed by both',
    description: 'State of a condition report',
  },
  kilometres: {
    id: 'back-office.incident.kilometres',
    defaultMessage: 'Kilometres',
    description: 'Label: the odometer',
  },
  fuel: {
    id: 'back-office.incident.fuel',
    defaultMessage: 'Fuel',
    description: 'Label: the fuel gauge',
  },
  eighths: {
    id: 'back-office.incident.eighths',
    defaultMessage: '{eighths} of 8',
    description: 'The fuel gauge in eighths',
  },
  remarks: {
    id: 'back-office.incident.remarks',
    defaultMessage: 'Remarks',
    description: 'Label',
  },
  photo: {
    id: 'back-office.incident.photo',
    defaultMessage: 'Photo {number}, {side, select, guest {by the guest} other {by the owner}}',
    description: 'Description of a photo. side: who added it',
  },
  damage: { id: 'back-office.incident.damage', defaultMessage: 'Damage', description: 'Reason of a claim' },
  cleaning: {
    id: 'back-office.incident.cleaning',
    defaultMessage: 'Cleaning',
    description: 'Reason of a claim',
  },
  fuelKind: {
    id: 'back-office.incident.fuel-kind',
    defaultMessage: 'Refuelling',
    description: 'Reason of a claim',
  },
  tolls: {
    id: 'back-office.incident.tolls',
    defaultMessage: 'Tolls and fines',
    description: 'Reason of a claim',
  },
  kilometresKind: {
    id: 'back-office.incident.kilometres-kind',
    defaultMessage: 'Kilometres beyond the package',
    description: 'Reason of a claim',
  },
  other: {
    id: 'back-office.incident.other',
    defaultMessage: 'Something else',
    description: 'Reason of a claim',
  },
  ownerNamed: {
    id: 'back-office.incident.owner-says',
    defaultMessage: '{name}, the owner',
    description: 'A person and their role: heading over their message, or a link to them',
  },
  guestNamed: {
    id: 'back-office.incident.guest-says',
    defaultMessage: '{name}, the guest',
    description: 'A person and their role: heading over their message, or a link to them',
  },
  noAnswer: {
    id: 'back-office.incident.no-answer',
    defaultMessage: 'No answer in time.',
    description: 'In place of the guest’s message',
  },
  canAnswer: {
    id: 'back-office.incident.can-answer',
    defaultMessage: 'Can answer until {until}.',
    description: 'In place of the guest’s message. until: day and hour',
  },
  deposit: {
    id: 'back-office.incident.deposit',
    defaultMessage: 'Deposit',
    description: 'Heading',
  },
  held: {
    id: 'back-office.incident.held',
    defaultMessage: 'Held',
    description: 'Label: the amount of the deposit',
  },
  left: {
    id: 'back-office.incident.left',
    defaultMessage: 'Still available',
    description: 'Label: the rest of the deposit',
  },
  byHand: {
    id: 'back-office.incident.by-hand',
    defaultMessage: 'No deposit is held on a card: what you grant is settled between both.',
    description: 'Under the amounts of a deposit',
  },
  settled: {
    id: 'back-office.incident.settled',
    defaultMessage: 'Kilometres settled',
    description: 'Label: an amount for kilometres beyond the package',
  },
  next: {
    id: 'back-office.incident.next',
    defaultMessage: 'Next incident',
    description: 'Button',
  },
});

type ClaimDecisionValues = {
  amountWrong: { amount: string };
  granted: { granted: string; amount: string };
} & Record<
  | 'decide'
  | 'full'
  | 'part'
  | 'none'
  | 'amount'
  | 'reason'
  | 'reasonHint'
  | 'reasonNeeded'
  | 'noDecision'
  | 'notDone'
  | 'send'
  | 'busy'
  | 'done'
  | 'stateCharged'
  | 'stateAccepted'
  | 'stateUnpaid'
  | 'stateWithdrawn'
  | 'stateRejected'
  | 'stateGuest'
  | 'stateStaff',
  NoMessageValues
>;

/** The decision about a claim, in words. */
export const claimDecisionMessages = defineMessages<ClaimDecisionValues>({
  decide: {
    id: 'back-office.claim.decide',
    defaultMessage: 'Decision',
    description: 'Heading of the choices about a claim',
  },
  full: { id: 'back-office.claim.full', defaultMessage: 'Grant all of it', description: 'Choice' },
  part: { id: 'back-office.claim.part', defaultMessage: 'Grant a part', description: 'Choice' },
  none: { id: 'back-office.claim.none', defaultMessage: 'Reject it', description: 'Choice' },
  amount: {
    id: 'back-office.claim.amount',
    defaultMessage: 'Granted amount',
    description: 'Label of a field',
  },
  amountWrong: {
    id: 'back-office.claim.amount-wrong',
    defaultMessage: 'Enter an amount above zero and below {amount}.',
    description: 'Under the field. amount: the claimed amount',
  },
  reason: {
    id: 'back-office.claim.reason',
    defaultMessage: 'Reason',
    description: 'Label of a field',
  },
  reasonHint: {
    id: 'back-office.claim.reason-hint',
    defaultMessage: 'Guest and owner read it.',
    description: 'Under the label',
  },
  reasonNeeded: {
    id: 'back-office.claim.reason-needed',
    defaultMessage: 'Enter a reason.',
    description: 'Under the field',
  },
  noDecision: {
    id: 'back-office.claim.no-decision',
    defaultMessage: 'Choose a decision.',
    description: 'Under the choices',
  },
  notDone: {
    id: 'back-office.claim.not-done',
    defaultMessage: 'The decision was not saved',
    description: 'Heading of the errors',
  },
  send: { id: 'back-office.claim.send', defaultMessage: 'Save decision', description: 'Button' },
  busy: {
    id: 'back-office.claim.busy',
    defaultMessage: 'Saving',
    description: 'On the button while it is sent',
  },
  done: {
    id: 'back-office.claim.done',
    defaultMessage: 'Decided: guest and owner get an e-mail',
    description: 'Short message afterwards',
  },
  stateCharged: {
    id: 'back-office.claim.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'State of a claim',
  },
  stateAccepted: {
    id: 'back-office.claim.accepted',
    defaultMessage: 'Being charged',
    description: 'State of a claim',
  },
  stateUnpaid: {
    id: 'back-office.claim.unpaid',
    defaultMessage: 'To be settled between both',
    description: 'State of a claim',
  },
  stateWithdrawn: {
    id: 'back-office.claim.withdrawn',
    defaultMessage: 'Withdrawn by the owner',
    description: 'State of a claim',
  },
  stateRejected: {
    id: 'back-office.claim.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a claim',
  },
  stateGuest: {
    id: 'back-office.claim.with-guest',
    defaultMessage: 'Waiting for the guest',
    description: 'State of a claim',
  },
  stateStaff: {
    id: 'back-office.claim.with-staff',
    defaultMessage: 'To decide',
    description: 'State of a claim',
  },
  granted: {
    id: 'back-office.claim.granted',
    defaultMessage: 'Granted: {granted} of {amount}',
    description: 'Under a claim that staff decided on',
  },
});
