import { DISPUTES_OF_DEBITS, SIX_YEARS, type RetentionRule } from './retention-rule';
import { TRIP_RULES } from './trip-retention';

const IS_DECIDED = 'exists (select from report_case c where c.id = t.case_id and c.decided_at < cutoff.at)';

function textsOfReports(name: string, table: string, key: readonly string[]): RetentionRule {
  return {
    name,
    table,
    key,
    due: `t.comment is not null and ${IS_DECIDED}`,
    after: '1 year',
    empties: 'comment = null',
    reason: 'Complaints about a decision: six months, Regulation (EU) 2022/2065, art. 20',
  };
}

const MESSAGES_AND_SECRETS: readonly RetentionRule[] = [
  {
    name: 'sent-messages',
    table: 'notice',
    key: ['id'],
    due: 'coalesce(t.delivered_at, t.given_up_at) < cutoff.at',
    after: '90 days',
    reason: 'Questions whether an e-mail was sent come within weeks',
  },
  {
    name: 'expired-tokens',
    table: 'session_token',
    key: ['hash'],
    due: 't.expires_at < cutoff.at',
    after: '30 days',
    reason: 'A stolen refresh token is recognised while its row exists',
  },
  {
    name: 'ended-sign-ins',
    table: 'session',
    key: ['id'],
    due: `coalesce(t.ended_at, t.started_at) < cutoff.at
      and not exists (select from session_token s where s.session_id = t.id)
      and not exists (select from impersonated_call i where i.session_id = t.id)
      and not exists (select from session s where s.opened_by = t.id)`,
    after: '90 days',
    reason: 'Users examine recent sign-ins only; calls of staff keep theirs',
  },
  {
    name: 'mailed-links',
    table: 'mailed_link',
    key: ['hash'],
    due: 't.expires_at < cutoff.at',
    after: '30 days',
    reason: 'Expired links are of use to support for weeks at most',
  },
  {
    name: 'phone-codes',
    table: 'phone_code',
    key: ['user_id'],
    due: 't.expires_at < cutoff.at',
    after: '1 day',
    reason: 'A code works for minutes',
  },
  {
    name: 'passkey-challenges',
    table: 'passkey_challenge',
    key: ['challenge'],
    due: 't.expires_at < cutoff.at',
    after: '1 day',
    reason: 'A challenge works for five minutes',
  },
  {
    name: 'payment-keys',
    table: 'payment_key',
    key: ['user_id', 'key'],
    due: 't.made_at < cutoff.at',
    after: '2 days',
    reason: 'A call is recognised as repeated for a day',
  },
  {
    name: 'messages-to-support',
    table: 'contact_message',
    key: ['id'],
    due: 't.written_at < cutoff.at',
    after: '1 year',
    reason: 'Most questions are closed within weeks, those about a trip within the year',
  },
  {
    name: 'sent-leads',
    table: 'crm_lead',
    key: ['id'],
    due: 't.sent_at < cutoff.at',
    after: '90 days',
    reason: 'The customer relationship system has them',
  },
  {
    name: 'usage-events',
    table: 'analytics_event',
    key: ['id'],
    due: 't.received_at < cutoff.at',
    after: '13 months',
    reason: 'A season is compared with that of the year before',
  },
];

const OWNERS: readonly RetentionRule[] = [
  {
    name: 'tax-records',
    table: 'retained_tax_record',
    key: ['user_id'],
    due: 't.retained_until < cutoff.at::date',
    after: '0 days',
    reason: 'Taxes Consolidation Act 1997, s. 886; the row has its last day',
  },
  {
    name: 'replaced-bank-accounts',
    table: 'bank_account',
    key: ['id'],
    due: `t.replaced_at < cutoff.at and t.sealed_order is null
      and (t.holder <> '' or t.last_digits <> '' or t.number_hash is not null or t.confirm_url is not null)
      and not exists (select from payout p where p.bank_account_id = t.id and p.state <> 'done')`,
    after: DISPUTES_OF_DEBITS,
    empties: "holder = '', last_digits = '', number_hash = null, confirm_url = null",
    reason: 'Returned payouts are looked up by the account they went to',
  },
  {
    name: 'identity-pages',
    table: 'identity_session',
    key: ['id'],
    due: "t.made_at < cutoff.at and t.status <> 'PENDING' and t.url <> ''",
    after: '90 days',
    empties: "url = ''",
    reason: 'The address of the visit; its outcome stays with the document',
  },
  {
    name: 'ended-payout-holds',
    table: 'payout_hold',
    key: ['id'],
    due: 't.ended_at < cutoff.at',
    after: SIX_YEARS,
    reason: 'Owners can claim what was held for six years',
  },
  {
    name: 'imported-events',
    table: 'calendar_block',
    key: ['id'],
    due: "t.kind = 'ical' and upper(t.during) < cutoff.at::date",
    after: '1 year',
    reason: "Titles can name other sites' guests; past days are not offered again",
  },
  {
    name: 'calendars-of-deleted-campers',
    table: 'ical_feed',
    key: ['id'],
    due: 'exists (select from camper c where c.id = t.camper_id and c.deleted_at < cutoff.at)',
    after: '30 days',
    reason: 'A link to a private calendar is of no use without the camper',
  },
  {
    name: 'addresses-of-deleted-campers',
    table: 'vehicle',
    key: ['id'],
    due: `num_nonnulls(t.street, t.zipcode, t.city, t.registration) > 0
      and exists (select from camper c where c.vehicle_id = t.id)
      and not exists (select from camper c where c.vehicle_id = t.id and (c.deleted_at is null or c.deleted_at >= cutoff.at))`,
    after: SIX_YEARS,
    empties: 'street = null, zipcode = null, city = null, registration = null',
    reason: 'Claims from a rental can be made for six years',
  },
  {
    name: 'places-of-deleted-campers',
    table: 'camper',
    key: ['id'],
    due: `t.deleted_at < cutoff.at and (t.description <> '' or (t.latitude, t.longitude)
      is distinct from (round(t.latitude::numeric, 1)::float8, round(t.longitude::numeric, 1)::float8))`,
    after: SIX_YEARS,
    empties:
      "description = '', latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1)",
    reason: 'Claims from a rental can be made for six years; the place is then known to ten kilometres',
  },
];

const STAFF: readonly RetentionRule[] = [
  {
    name: 'retention-reports',
    table: 'retention_run',
    key: ['id'],
    due: 't.ran_at < cutoff.at',
    after: '3 years',
    reason: 'They show for an audit that the rules were followed',
  },
  {
    name: 'calls-of-staff',
    table: 'impersonated_call',
    key: ['id'],
    due: 't.at < cutoff.at',
    after: SIX_YEARS,
    reason: 'Users can ask for six years what staff did in their name',
  },
  textsOfReports('reports-of-listings', 'listing_report', ['id']),
  textsOfReports('reports-of-messages', 'message_report', ['message_id', 'reporter_id']),
  textsOfReports('reports-of-reviews', 'review_report', ['review_id', 'reporter_id']),
];

/** In the order in which they run: tokens before their sessions, messages before their chats. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...MESSAGES_AND_SECRETS,
  ...OWNERS,
  ...TRIP_RULES,
  ...STAFF,
];
