import { defineMessages, type NoMessageValues } from 'react-intl';

import type { PayoutBlock } from '@campavia/domain';

type PayoutsValues = {
  title: NoMessageValues;
  lead: { count: number; releasable: number };
  due: { waited: number };
  booking: { id: string };
  heldBecause: { reason: string };
  until: { date: string };
  notYours: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  release: NoMessageValues;
  reason: NoMessageValues;
  reasonHint: NoMessageValues;
  noReason: NoMessageValues;
  busy: NoMessageValues;
  cancel: NoMessageValues;
  released: NoMessageValues;
  stillHeld: NoMessageValues;
  notReleased: NoMessageValues;
};

/** Payouts that something stops. */
export const payoutsMessages = defineMessages<PayoutsValues>({
  title: {
    id: 'back-office.payouts.title',
    defaultMessage: 'Payouts held',
    description: 'Heading of the queue of payouts that something stops',
  },
  lead: {
    id: 'back-office.payouts.lead',
    defaultMessage:
      '{count, plural, one {# payout is held.} other {# payouts are held.}} {releasable, plural, =0 {Staff can release none of them.} one {Staff can release # of them.} other {Staff can release # of them.}}',
    description: 'Below the heading of the queue',
  },
  due: {
    id: 'back-office.payouts.due',
    defaultMessage: '{waited, plural, =0 {Due now} one {Due for # h} other {Due for # h}}',
    description: 'For how many hours a payout has been due',
  },
  booking: {
    id: 'back-office.payouts.booking',
    defaultMessage: 'Booking {id}',
    description: 'The booking that a payout is for',
  },
  heldBecause: {
    id: 'back-office.payouts.held-because',
    defaultMessage: 'Held because: {reason}',
    description: 'Why staff hold a payout',
  },
  until: {
    id: 'back-office.payouts.until',
    defaultMessage: 'It is paid automatically after {date}.',
    description: 'When something stops to hold a payout by itself',
  },
  notYours: {
    id: 'back-office.payouts.not-yours',
    defaultMessage: 'Not for staff to release',
    description: 'Badge: staff cannot release a payout',
  },
  empty: {
    id: 'back-office.payouts.empty',
    defaultMessage: 'No payout is held',
    description: 'Heading of an empty queue',
  },
  emptyText: {
    id: 'back-office.payouts.empty-text',
    defaultMessage: 'Payouts that something stops appear here with the reason.',
    description: 'Below the heading of an empty queue',
  },
  failed: {
    id: 'back-office.payouts.failed',
    defaultMessage: 'The payouts could not be loaded',
    description: 'Heading in place of the queue',
  },
  release: {
    id: 'back-office.payouts.release',
    defaultMessage: 'Release the payout',
    description: 'Button that releases a payout',
  },
  reason: {
    id: 'back-office.payouts.reason',
    defaultMessage: 'Reason',
    description: 'Label of a text field',
  },
  reasonHint: {
    id: 'back-office.payouts.reason-hint',
    defaultMessage: 'For the audit log; the owner does not read it.',
    description: 'Below the label Reason',
  },
  noReason: {
    id: 'back-office.payouts.no-reason',
    defaultMessage: 'Give a reason in a few words.',
    description: 'Error: the reason is missing',
  },
  busy: {
    id: 'back-office.payouts.busy',
    defaultMessage: 'Releasing…',
    description: 'The button while a payout is released',
  },
  cancel: {
    id: 'back-office.payouts.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the form',
  },
  released: {
    id: 'back-office.payouts.released',
    defaultMessage: 'The payout is on its way',
    description: 'Short message once a payout is released',
  },
  stillHeld: {
    id: 'back-office.payouts.still-held',
    defaultMessage: 'Released, but something else still stops it',
    description: 'Short message: another reason stops the payout',
  },
  notReleased: {
    id: 'back-office.payouts.not-released',
    defaultMessage: 'The payout was not released',
    description: 'Heading above the errors of the form',
  },
});

/** Why a payout is held, and who has to act. */
export const blockMessages = defineMessages<Record<PayoutBlock, NoMessageValues>>({
  staff_hold: {
    id: 'back-office.payouts.block.staff-hold',
    defaultMessage: 'Staff hold the payouts of this owner.',
    description: 'What stops a payout',
  },
  incident: {
    id: 'back-office.payouts.block.incident',
    defaultMessage: 'A claim or an emergency of this booking is open and has to be decided first.',
    description: 'What stops a payout',
  },
  identity_missing: {
    id: 'back-office.payouts.block.identity-missing',
    defaultMessage: 'The owner’s documents are not validated. The owner has to send them.',
    description: 'What stops a payout',
  },
  ubo_missing: {
    id: 'back-office.payouts.block.ubo-missing',
    defaultMessage: 'The owner has to declare the beneficial owners of the company.',
    description: 'What stops a payout',
  },
  tax_number_missing: {
    id: 'back-office.payouts.block.tax-number-missing',
    defaultMessage: 'The owner has to enter a tax number.',
    description: 'What stops a payout',
  },
  bank_account_missing: {
    id: 'back-office.payouts.block.bank-account-missing',
    defaultMessage: 'The owner has to enter a bank account.',
    description: 'What stops a payout',
  },
  bank_account_changed: {
    id: 'back-office.payouts.block.bank-account-changed',
    defaultMessage:
      'The bank account was changed less than 48 hours ago. Ask the owner by phone before you release it.',
    description: 'What stops a payout',
  },
  provider_refused: {
    id: 'back-office.payouts.block.provider-refused',
    defaultMessage:
      'The bank refused the payout. It is tried again automatically after a day unless the account is closed.',
    description: 'What stops a payout',
  },
});
