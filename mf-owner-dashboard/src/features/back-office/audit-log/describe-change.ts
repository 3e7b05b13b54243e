import type { IntlShape } from 'react-intl';

import type { StaffAction } from '@campavia/contracts';
import { isPlainDate } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';

import { changeReasonMessages } from '../../../components/change-reason.messages';
import { documentNameOf } from '../documents/document-names';
import { refusalMessages } from '../documents/refusal.messages';
import { blockMessages } from '../payouts/payouts.messages';
import { stateMessage } from '../people/states.messages';
import { refusedRefundsMessages } from '../refunds/refused-refunds.messages';
import { reportReasonMessages } from '../reports/report-reasons.messages';
import { subjectMessages } from '../reports/reports.messages';

import { changeMessages } from './changes.messages';

/** A field of an entry in the audit log, in words. */
export interface ChangedField {
  name: string;
  value: string;
}

type Values = Record<string, unknown>;

const NAMES: Record<string, keyof typeof changeMessages> = {
  status: 'state',
  state: 'state',
  type: 'document',
  reason: 'reason',
  reasons: 'reason',
  note: 'note',
  page: 'page',
  active: 'account',
  campers: 'campers',
  subject: 'subject',
  booking: 'booking',
  block: 'block',
  amount: 'amount',
  paid: 'paid',
  paid_by: 'paidBy',
  refund: 'refund',
  proposed_by: 'proposedBy',
  bank_reference: 'bankReference',
  code: 'code',
  uses: 'uses',
  most_uses: 'mostUses',
  withdrawn: 'withdrawn',
  kind: 'kind',
  valid_from: 'validFrom',
  valid_until: 'validUntil',
  percent: 'percent',
  currency: 'currency',
  balance: 'balance',
  claim: 'claim',
  claimed: 'claimed',
  granted: 'granted',
};
/** Fields whose values are codes. */
const CODES: Record<string, (intl: IntlShape, value: string) => string> = {
  status: stateText,
  state: stateText,
  type: (intl, value) => intl.formatMessage(documentNameOf(value)),
  subject: subjectText,
  paid_by: (intl, method) => intl.formatMessage(refusedRefundsMessages.paidBy, { method }),
  block: blockText,
  reason: reasonOf,
  reasons: reasonOf,
};
const AMOUNT = /^(-?\d+\.\d{2}) ([A-Z]{3})$/;

/** The fields of an entry that have a value: before and after, or the one that is known. */
export function describeChange(
  intl: IntlShape,
  { before, after }: Pick<StaffAction, 'before' | 'after'>,
): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [valueOf(intl, name, before), valueOf(intl, name, after)];
    const [only] = [was, is].filter((value) => value !== undefined);
    if (only === undefined) return [];
    const isChanged = was !== undefined && is !== undefined && was !== is;
    const value = isChanged ? intl.formatMessage(changeMessages.change, { before: was, after: is }) : only;
    return [{ name: nameOf(intl, name), value }];
  });
}

function nameOf(intl: IntlShape, name: string): string {
  const known = NAMES[name];
  return known ? intl.formatMessage(changeMessages[known] as typeof changeMessages.state) : name;
}

/** Undefined for a field without a value. */
function valueOf(intl: IntlShape, name: string, values: Values): string | undefined {
  const value = values[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return booleanText(intl, { name, value });
  if (Array.isArray(value)) {
    const texts = value.map((each: unknown) => itemText(intl, name, each));
    return texts.length > 0 ? texts.join(', ') : undefined;
  }
  return itemText(intl, name, value);
}

function booleanText(
  { formatMessage }: IntlShape,
  { name, value }: { name: string; value: boolean },
): string {
  if (name === 'active') return formatMessage(value ? changeMessages.active : changeMessages.suspended);
  return formatMessage(value ? changeMessages.yes : changeMessages.no);
}

function itemText(intl: IntlShape, name: string, value: unknown): string {
  if (isCamper(value)) return `${value.id}: ${stateText(intl, value.status)}`;
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value);
  const [, amount, currency] = AMOUNT.exec(value) ?? [];
  if (amount && currency) return formatMoney(intl, amount, currency);
  if (isPlainDate(value)) return formatPlainDate(intl, value);
  return codeText(intl, name, value);
}

function codeText(intl: IntlShape, name: string, value: string): string {
  return CODES[name]?.(intl, value) ?? value;
}

function subjectText({ formatMessage }: IntlShape, value: string): string {
  return isKey(subjectMessages, value) ? formatMessage(subjectMessages[value].one) : value;
}

function blockText({ formatMessage }: IntlShape, value: string): string {
  return isKey(blockMessages, value) ? formatMessage(blockMessages[value]) : value;
}

function reasonOf({ formatMessage }: IntlShape, value: string): string {
  if (isKey(refusalMessages, value)) return formatMessage(refusalMessages[value]);
  if (isKey(changeReasonMessages, value)) return formatMessage(changeReasonMessages[value]);
  if (isKey(reportReasonMessages, value)) return formatMessage(reportReasonMessages[value]);
  return value;
}

function stateText({ formatMessage }: IntlShape, state: string): string {
  const message =
    stateMessage('bookings', state) ?? stateMessage('listings', state) ?? stateMessage('documents', state);
  return message ? formatMessage(message) : state;
}

function isCamper(value: unknown): value is { id: number; status: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

function isKey<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
