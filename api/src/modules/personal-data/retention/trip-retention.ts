import { DISPUTES_OF_DEBITS, SIX_YEARS, type RetentionRule } from './retention-rule';

const CLAIMS = 'Claims from a rental can be made for six years';

/** A trip that ended before the cutoff, without open claims, incidents or refunds. */
function endedTrip(booking: string): string {
  return `exists (select from booking b where b.id = ${booking} and b.ends_at < cutoff.at
    and not b.has_open_incident and b.proof <> 'waiting'
    and not exists (select from deposit_claim c where c.booking_id = b.id and c.state in ('open', 'accepted'))
    and not exists (select from booking_refund_proposal p where p.booking_id = b.id))`;
}

/** A message with a report that is not decided yet. */
const UNDECIDED_MESSAGE = `exists (select from message_report r left join report_case c on c.id = r.case_id
  where r.message_id = t.id and c.decided_at is null)`;

/** Rules for what belongs to a trip, its chat and its money. */
export const TRIP_RULES: readonly RetentionRule[] = [
  {
    name: 'documents-of-trips',
    table: 'document',
    key: ['id'],
    due: `t.booking_id is not null and ${endedTrip('t.booking_id')}`,
    after: SIX_YEARS,
    reason: CLAIMS,
  },
  {
    name: 'condition-reports',
    table: 'condition_report',
    key: ['id'],
    due: endedTrip('t.booking_id'),
    after: SIX_YEARS,
    reason: CLAIMS,
  },
  {
    name: 'photos-of-claims',
    table: 'condition_photo',
    key: ['id'],
    due: `t.claim_id is not null and ${endedTrip('(select c.booking_id from deposit_claim c where c.id = t.claim_id)')}`,
    after: SIX_YEARS,
    reason: CLAIMS,
  },
  {
    name: 'texts-of-claims',
    table: 'deposit_claim',
    key: ['id'],
    due: `(t.description <> '' or num_nonnulls(t.answer, t.decision_note) > 0) and ${endedTrip('t.booking_id')}`,
    after: SIX_YEARS,
    empties: "description = '', answer = null, decision_note = null",
    reason: `${CLAIMS}; amounts stay for the books`,
  },
  {
    name: 'messages-of-trips',
    table: 'chat_message',
    key: ['id'],
    due: `not ${UNDECIDED_MESSAGE}
      and ${endedTrip('(select c.booking_id from chat c where c.id = t.chat_id)')}`,
    after: SIX_YEARS,
    reason: CLAIMS,
  },
  {
    name: 'questions-before-trips',
    table: 'chat_message',
    key: ['id'],
    due: `t.sent_at < cutoff.at and not ${UNDECIDED_MESSAGE}
      and exists (select from chat c where c.id = t.chat_id and c.booking_id is null and c.last_at < cutoff.at)`,
    after: '2 years',
    reason: 'A question without a booking; the chat was not used since',
  },
  {
    name: 'emptied-chats',
    table: 'chat',
    key: ['id'],
    due: `t.last_message_id is not null and t.created_at < cutoff.at
      and not exists (select from chat_message m where m.chat_id = t.id)`,
    after: '2 years',
    empties: 'last_message_id = null, last_at = null, guest_unread = 0, owner_unread = 0',
    reason: 'Leaves the lists of chats with its last message',
  },
  {
    name: 'people-of-trips',
    table: 'booking',
    key: ['id'],
    due: `num_nonnulls(t.driver_born_on, t.driver_licence_since, t.message, t.purpose, t.cancel_comment) > 0
      and ${endedTrip('t.id')}`,
    after: SIX_YEARS,
    empties:
      'driver_born_on = null, driver_licence_since = null, message = null, purpose = null, cancel_comment = null',
    reason: `${CLAIMS}; dates and amounts stay for the books`,
  },
  {
    name: 'people-of-unpaid-requests',
    table: 'booking',
    key: ['id'],
    due: `t.paid = 0 and t.state in ('ACCEPTED_EXP', 'CANCELLED_STAFF', 'CANCELLED_GUEST', 'CANCELLED_OWNER', 'CANCELLED_BOTH')
      and num_nonnulls(t.driver_born_on, t.driver_licence_since, t.message, t.purpose, t.cancel_comment) > 0
      and ${endedTrip('t.id')}`,
    after: '2 years',
    empties:
      'driver_born_on = null, driver_licence_since = null, message = null, purpose = null, cancel_comment = null',
    reason: 'No contract came of it; complaints come within the next season',
  },
  {
    name: 'comments-of-changes',
    table: 'booking_change',
    key: ['id'],
    due: `t.comment is not null and ${endedTrip('t.booking_id')}`,
    after: SIX_YEARS,
    empties: 'comment = null',
    reason: CLAIMS,
  },
  {
    name: 'second-drivers',
    table: 'booking_request',
    key: ['id'],
    due: `num_nonnulls(t.second_driver_first_name, t.second_driver_last_name, t.message, t.refuse_comment) > 0
      and ${endedTrip('t.booking_id')}`,
    after: SIX_YEARS,
    empties:
      'second_driver_first_name = null, second_driver_last_name = null, message = null, refuse_comment = null',
    reason: CLAIMS,
  },
  {
    name: 'cards',
    table: 'payment',
    key: ['id'],
    due: `num_nonnulls(t.card_alias, t.card_expiry, t.redirect_url) > 0 and t.state in ('done', 'failed', 'cancel')
      and ${endedTrip('t.booking_id')}`,
    after: DISPUTES_OF_DEBITS,
    empties: 'card_alias = null, card_expiry = null, redirect_url = null',
    reason: 'Debits can be disputed for 13 months; nothing is debited after a trip is settled',
  },
  {
    name: 'calls-to-the-payment-provider',
    table: 'provider_call',
    key: ['key'],
    due: "t.answered_at < cutoff.at and t.request <> '{}'",
    after: DISPUTES_OF_DEBITS,
    empties: "request = '{}'",
    reason: 'Debits can be disputed for 13 months',
  },
  {
    name: 'review-drafts',
    table: 'written_review',
    key: ['id'],
    due: 't.sent_at is null and t.updated_at < cutoff.at and num_nonnulls(t.comment, t.private_comment) > 0',
    after: '1 year',
    empties: 'comment = null, private_comment = null',
    reason: 'A review can be sent for 14 days after the trip',
  },
];
