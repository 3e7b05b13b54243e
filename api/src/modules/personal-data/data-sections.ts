import type { AppContext } from '../../core/app-context';
import { exportBookings } from '../bookings/exported-bookings.service';
import { exportMessages } from '../chats/exported-messages.service';

/** Rows of a table that are about one user. Conditions refer to the user as `me`, a row of `app_user`. */
export interface DataSection {
  /** Name in the file. */
  name: string;
  table: string;
  /** Condition that selects the user's rows `t`. */
  where: string;
  /** Columns that identify the user: those of the condition. */
  person: readonly string[];
  /** Columns that are left out: secrets, and data about others. */
  without?: readonly string[];
  /** What the user may read of the rows, when that is not all. */
  show?: (
    context: Pick<AppContext, 'database' | 'clock'>,
    userId: number,
    rows: readonly Record<string, unknown>[],
  ) => Promise<Record<string, unknown>[]>;
}

const BY_USER = { where: 't.user_id = me.id', person: ['user_id'] } as const;
const OWN_CAMPER = 't.camper_id in (select id from camper where owner_id = me.id)';
const OWN_TRIP = 't.booking_id in (select id from booking where guest_id = me.id)';

/** All stored personal data, table by table. */
export const DATA_SECTIONS: readonly DataSection[] = [
  {
    name: 'account',
    table: 'app_user',
    where: 't.id = me.id',
    person: ['email', 'pending_email', 'phone'],
    without: ['password_hash'],
  },
  { name: 'company', table: 'company', where: 't.user_id = me.id', person: ['user_id', 'email', 'phone'] },
  { name: 'legal_profile', table: 'legal_profile', ...BY_USER },
  { name: 'external_identities', table: 'external_identity', ...BY_USER },
  {
    name: 'sign_ins',
    table: 'session',
    where: 't.user_id = me.id and t.actor_id is null',
    person: ['user_id'],
  },
  { name: 'passkeys', table: 'passkey', ...BY_USER, without: ['public_key', 'credential_id'] },
  {
    name: 'calls_of_staff_as_you',
    table: 'impersonated_call',
    ...BY_USER,
    without: ['actor_id', 'session_id'],
  },
  { name: 'acts_of_staff', table: 'staff_action', ...BY_USER, without: ['staff_id', 'before', 'after'] },
  { name: 'rental_credits', table: 'moneybox', ...BY_USER },
  { name: 'rental_credit_emails', table: 'credit_email', ...BY_USER, without: ['token', 'try_at'] },
  {
    name: 'trips',
    table: 'booking',
    where: 't.guest_id = me.id',
    person: ['guest_id'],
    without: ['earnings', 'currency_owner', 'owner_snoozed_until'],
    show: exportBookings('guest'),
  },
  {
    name: 'bookings_of_your_campers',
    table: 'booking',
    where: "t.owner_id = me.id and t.state not in ('CREATED', 'ABANDONED')",
    person: ['owner_id'],
    without: ['driver_born_on', 'driver_licence_since', 'guest_snoozed_until'],
    show: exportBookings('owner'),
  },
  { name: 'changes_you_made', table: 'booking_change', where: 't.actor_id = me.id', person: ['actor_id'] },
  { name: 'changes_of_trips', table: 'booking_request', where: OWN_TRIP, person: [] },
  { name: 'prices_of_trips', table: 'booking_line', where: OWN_TRIP, person: [], without: ['amount_owner'] },
  {
    name: 'payments',
    table: 'payment',
    where: OWN_TRIP,
    person: [],
    without: ['provider_id', 'redirect_url', 'card_alias'],
  },
  {
    name: 'payment_provider',
    table: 'provider_user',
    ...BY_USER,
    without: ['provider_id', 'close_at', 'tries'],
  },
  {
    name: 'bank_accounts',
    table: 'bank_account',
    ...BY_USER,
    without: ['provider_id', 'pending_id', 'sealed_order', 'number_hash', 'confirm_url', 'try_at', 'tries'],
  },
  {
    name: 'documents_at_the_payment_provider',
    table: 'provider_document',
    where: 't.document_id in (select id from document where user_id = me.id)',
    person: [],
    without: ['reference', 'provider_id', 'provider_user_id', 'try_at', 'tries'],
  },
  {
    name: 'visits_to_identity_pages',
    table: 'identity_session',
    ...BY_USER,
    without: ['provider_id', 'url'],
  },
  { name: 'beneficial_owners', table: 'ubo_declaration', ...BY_USER, without: ['provider_id'] },
  {
    name: 'payouts',
    table: 'payout',
    where: 't.owner_id = me.id',
    person: ['owner_id'],
    without: ['provider_id', 'failure'],
  },
  { name: 'ledger', table: 'ledger_entry', ...BY_USER },
  {
    name: 'documents',
    table: 'document',
    where: `t.user_id = me.id or ${OWN_TRIP}
      or t.vehicle_id in (select vehicle_id from camper where owner_id = me.id)`,
    person: ['user_id'],
  },
  {
    name: 'looks_at_your_documents',
    table: 'document_look',
    where: 't.holder_id = me.id',
    person: [],
    without: ['viewer_id', 'actor_id'],
  },
  { name: 'condition_reports', table: 'condition_report', where: OWN_TRIP, person: [] },
  { name: 'deposit_claims', table: 'deposit_claim', where: OWN_TRIP, person: [], without: ['decided_by'] },
  { name: 'reviews_you_wrote', table: 'review', where: 't.guest_id = me.id', person: ['guest_id'] },
  { name: 'reviews_of_your_campers', table: 'review', where: OWN_CAMPER, person: [], without: ['guest_id'] },
  {
    name: 'reviews_you_began',
    table: 'written_review',
    where: `t.author_type = 'guest' and ${OWN_TRIP} or t.author_type = 'owner'
      and t.booking_id in (select id from booking where owner_id = me.id)`,
    person: [],
  },
  {
    name: 'reviews_you_reported',
    table: 'review_report',
    where: 't.reporter_id = me.id',
    person: ['reporter_id'],
    without: ['case_id'],
  },
  {
    name: 'messages_you_reported',
    table: 'message_report',
    where: 't.reporter_id = me.id',
    person: ['reporter_id'],
    without: ['case_id'],
  },
  {
    name: 'chats_as_a_guest',
    table: 'chat',
    where: 't.guest_id = me.id',
    person: ['guest_id'],
    without: ['owner_read_id', 'owner_unread', 'owner_mailed_id', 'owner_mail_try_at', 'guest_mail_try_at'],
  },
  {
    name: 'chats_as_an_owner',
    table: 'chat',
    where: 't.owner_id = me.id',
    person: ['owner_id'],
    without: ['guest_read_id', 'guest_unread', 'guest_mailed_id', 'guest_mail_try_at', 'owner_mail_try_at'],
  },
  {
    name: 'messages_of_chats',
    table: 'chat_message',
    where: 't.chat_id in (select id from chat where me.id in (guest_id, owner_id))',
    person: [],
    without: ['client_key'],
    show: exportMessages,
  },
  { name: 'e_mails_about_messages', table: 'chat_email', ...BY_USER, without: ['token'] },
  { name: 'wishlists', table: 'wishlist', ...BY_USER },
  {
    name: 'campers_of_wishlists',
    table: 'wishlist_camper',
    where: 't.wishlist_id in (select id from wishlist where user_id = me.id)',
    person: [],
  },
  { name: 'wishlist_emails', table: 'wishlist_email', ...BY_USER, without: ['token', 'try_at'] },
  {
    name: 'messages_to_our_support',
    table: 'contact_message',
    where: 't.user_id = me.id or (t.email = me.email and me.email_confirmed_at is not null)',
    person: ['user_id', 'email'],
    without: ['key'],
  },
  { name: 'listings_you_reported', table: 'listing_report', ...BY_USER, without: ['case_id'] },
  { name: 'campers', table: 'camper', where: 't.owner_id = me.id', person: ['owner_id'] },
  {
    name: 'vehicles',
    table: 'vehicle',
    where: 't.id in (select vehicle_id from camper where owner_id = me.id)',
    person: [],
  },
  { name: 'pictures', table: 'picture', where: OWN_CAMPER, person: [] },
  { name: 'calendars', table: 'calendar_block', where: OWN_CAMPER, person: [] },
  { name: 'calendar_feeds', table: 'ical_feed', where: OWN_CAMPER, person: [] },
  { name: 'holidays', table: 'holiday', where: 't.owner_id = me.id', person: ['owner_id'] },
  {
    name: 'submitted_listings',
    table: 'listing_submission',
    where: 't.sent_by = me.id',
    person: ['sent_by'],
    without: ['decided_by'],
  },
  { name: 'saved_searches', table: 'saved_search', ...BY_USER },
  { name: 'search_emails', table: 'search_letter', ...BY_USER, without: ['token', 'try_at'] },
  {
    name: 'newsletter',
    table: 'newsletter_subscription',
    where: 't.email = me.email and me.email_confirmed_at is not null',
    person: ['email'],
    without: ['token'],
  },
  {
    name: 'earnings_simulations',
    table: 'crm_lead',
    where: 't.email = me.email and me.email_confirmed_at is not null',
    person: ['email'],
  },
  {
    name: 'messages_sent_to_you',
    table: 'notice',
    where: `(t.recipient = me.email and me.email_confirmed_at is not null)
      or (t.recipient = me.phone and me.phone_certified_at is not null)`,
    person: ['recipient'],
    without: ['link', 'html', 'body', 'unsubscribe_link'],
  },
];

/** Columns that identify a user and are not exported, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'session.actor_id': 'Staff who acted as the user: it is in the list of their calls.',
  'impersonated_call.actor_id': 'Staff at work, not a customer.',
  'booking_refund_proposal.staff_id': 'Staff at work, not a customer.',
  'refund_transfer.staff_id': 'Staff at work, not a customer.',
  'payout_hold.user_id': 'Whom the team examines, and why: telling would defeat it.',
  'payout_hold.staff_id': 'Staff at work, not a customer.',
  'payout_hold.ended_by': 'Staff at work, not a customer.',
  'listing_submission.decided_by': 'Staff at work, not a customer.',
  'document_look.actor_id': 'Staff at work, not a customer.',
  'provider_document.provider_user_id': 'The number by which the payment provider knows a user.',
  'retained_tax_record.user_id': 'It is made when the account is deleted.',
  'report_case.decided_by': 'Staff at work, not a customer.',
  'staff_action.staff_id': 'Staff at work, not a customer.',
  'document_claim.staff_id': 'Staff at work, not a customer.',
  'mailed_link.user_id': 'The hash of a secret; the e-mail with it is in the list of messages.',
  'mailed_link.email': 'The hash of a secret; the e-mail with it is in the list of messages.',
  'phone_code.user_id': 'The hash of a secret that works for minutes.',
  'phone_code.phone': 'The hash of a secret that works for minutes.',
  'payment_key.user_id': 'Keeps a payment from being made twice for a day; the payment is in the file.',
  'passkey_challenge.user_id': 'Works for five minutes.',
  'user_event.user_id': 'Tells open pages of changes; the changed bookings are in the file.',
};
