import { RETENTION_RULES } from './retention-rules';

/** Columns of a table with personal data, and what ends their storage: rules, or a reason why no rule does. */
export interface TableRetention {
  columns: readonly string[];
  kept?: string;
}

const ACCOUNT = 'As long as the account; deleting it deletes or empties them';
const CAMPER = 'As long as the camper is not deleted; a rule empties what is left of it';
const BOOKS =
  'Books are kept for at least six years, and the ledger for ever: amounts and ids, without words about people';
const FILES = 'Names of files that are about to be deleted';

/** Every table with personal data. A table has rules of `RETENTION_RULES`, a reason, or both. */
export const PERSONAL_TABLES: Readonly<Record<string, TableRetention>> = {
  analytics_event: { columns: ['path', 'properties', 'user_properties'] },
  app_user: {
    columns: [
      'borned_on',
      'city',
      'email',
      'first_name',
      'last_name',
      'pending_email',
      'phone',
      'picture',
      'street',
      'zipcode',
    ],
    kept: ACCOUNT,
  },
  bank_account: {
    columns: ['confirm_url', 'holder', 'last_digits', 'number_hash', 'sealed_order', 'user_id'],
    kept: 'The current one as long as the account',
  },
  booking: {
    columns: ['cancel_comment', 'driver_born_on', 'driver_licence_since', 'guest_id', 'message', 'owner_id'],
    kept: BOOKS,
  },
  booking_change: { columns: ['actor_id', 'comment'] },
  booking_refund_proposal: {
    columns: ['comment', 'staff_id'],
    kept: 'Decided within days; deleted with the decision',
  },
  booking_request: {
    columns: ['message', 'refuse_comment', 'second_driver_first_name', 'second_driver_last_name'],
  },
  calendar_block: {
    columns: ['comment', 'title'],
    kept: 'Notes of owners in their own calendars: with the camper',
  },
  camper: { columns: ['description', 'latitude', 'longitude', 'owner_id', 'title'], kept: CAMPER },
  chat: {
    columns: ['guest_id', 'owner_id'],
    kept: 'Ids only: the chat is emptied by the rules for its messages',
  },
  chat_email: { columns: ['user_id'], kept: ACCOUNT },
  chat_message: { columns: ['content', 'photo'] },
  chat_photo_leaving: { columns: ['file'], kept: FILES },
  company: {
    columns: ['city', 'email', 'phone', 'registration_number', 'street', 'user_id', 'vat_number', 'zipcode'],
    kept: ACCOUNT,
  },
  condition_file_leaving: { columns: ['file'], kept: FILES },
  condition_photo: { columns: ['file'] },
  condition_report: { columns: ['remarks'] },
  contact_message: { columns: ['body', 'email', 'user_id'] },
  coupon: { columns: ['created_by'], kept: 'Staff who made it; the code is part of the books' },
  credit_email: { columns: ['user_id'], kept: ACCOUNT },
  crm_lead: { columns: ['email', 'properties'] },
  deposit_claim: { columns: ['answer', 'decided_by', 'decision_note', 'description'], kept: BOOKS },
  document: {
    columns: ['number', 'review_note', 'user_id'],
    kept: 'Those of an account are deleted with it, those of a camper with its owner; a holder can replace or delete one',
  },
  document_claim: { columns: ['staff_id'], kept: 'Staff at work: deleted when the document is decided' },
  document_file_leaving: { columns: ['file'], kept: FILES },
  document_look: {
    columns: ['actor_id', 'holder_id', 'viewer_id'],
    kept: 'Ids only. Evidence of who saw a document; the database refuses to change or delete it',
  },
  document_page: { columns: ['file'], kept: 'Deleted with its document' },
  external_identity: { columns: ['user_id'], kept: ACCOUNT },
  holiday: { columns: ['owner_id'], kept: 'Days without words about people' },
  ical_feed: { columns: ['url'], kept: 'As long as the owner lets it be read' },
  identity_session: { columns: ['url', 'user_id'] },
  impersonated_call: { columns: ['actor_id', 'path', 'user_id'] },
  insurance_file: {
    columns: ['file'],
    kept: 'Conditions of a cover stay while a trip was booked with them; migration 0109 deletes the others with the account',
  },
  insurance_file_leaving: { columns: ['file'], kept: FILES },
  ledger_entry: { columns: ['user_id'], kept: BOOKS },
  legal_profile: {
    columns: ['borned_on', 'city', 'first_name', 'last_name', 'street', 'user_id', 'zipcode'],
    kept: ACCOUNT,
  },
  listing_report: { columns: ['comment', 'user_id'] },
  listing_submission: {
    columns: ['decided_by', 'note', 'sent_by'],
    kept: 'What was decided about a listing, and what its owner was told',
  },
  mailed_link: { columns: ['email', 'user_id'] },
  message_report: { columns: ['comment', 'reporter_id'] },
  moneybox: { columns: ['granted_by', 'note', 'user_id'], kept: BOOKS },
  newsletter_subscription: {
    columns: ['email'],
    kept: 'Until it is cancelled, which deletes it once the mailing list knows; unconfirmed ones are deleted by the job of the mailing list',
  },
  notice: { columns: ['body', 'html', 'link', 'recipient', 'unsubscribe_link'] },
  passkey: { columns: ['user_id'], kept: ACCOUNT },
  passkey_challenge: { columns: ['user_id'] },
  payment: { columns: ['card_alias', 'card_expiry', 'redirect_url'], kept: BOOKS },
  payment_key: { columns: ['user_id'] },
  payout: { columns: ['owner_id'], kept: BOOKS },
  payout_hold: { columns: ['ended_by', 'staff_id', 'user_id'] },
  phone_code: { columns: ['phone', 'user_id'] },
  picture: { columns: ['scene'], kept: 'Shown with past trips as well; deleted with the account' },
  picture_files_leaving: { columns: ['scene'], kept: FILES },
  portrait_file_leaving: { columns: ['file'], kept: FILES },
  provider_call: { columns: ['request'] },
  provider_document: { columns: ['provider_user_id'], kept: 'Ids of a document, deleted with it' },
  provider_user: {
    columns: ['user_id'],
    kept: 'Ids only; the user at the payment provider is closed after the account',
  },
  refund_transfer: { columns: ['approved_by', 'bank_reference', 'staff_id'], kept: BOOKS },
  removed_picture: {
    columns: ['scene'],
    kept: 'Deleted by the job of unused pictures; what an owner deletes can be put back for a while',
  },
  report_case: {
    columns: ['decided_by'],
    kept: 'Ids and the decision; the words of who reported are emptied',
  },
  retained_tax_record: {
    columns: [
      'borned_on',
      'city',
      'first_name',
      'last_name',
      'registration_number',
      'street',
      'tax_number',
      'user_id',
      'vat_number',
      'zipcode',
    ],
  },
  retention_run: { columns: [] },
  review: {
    columns: ['comment', 'guest_id', 'reply'],
    kept: 'Published; it stays without a name when the account of its author is deleted',
  },
  review_picture: { columns: ['scene'], kept: 'Published; deleted with the account of its author' },
  review_report: { columns: ['comment', 'reporter_id'] },
  saved_search: { columns: ['query', 'user_id'], kept: ACCOUNT },
  search_letter: { columns: ['user_id'], kept: ACCOUNT },
  session: { columns: ['actor_id', 'user_agent', 'user_id'] },
  session_token: { columns: [] },
  staff_action: {
    columns: ['staff_id', 'user_id'],
    kept: 'Evidence of what staff did; the database refuses to change or delete it',
  },
  ubo_declaration: {
    columns: ['user_id'],
    kept: 'Ids only: the payment provider has the people',
  },
  user_event: { columns: ['user_id'], kept: 'Deleted after a day by the job of updates' },
  vehicle: { columns: ['city', 'registration', 'street', 'zipcode'], kept: CAMPER },
  wishlist: { columns: ['user_id'], kept: ACCOUNT },
  wishlist_email: { columns: ['user_id'], kept: ACCOUNT },
  written_review: { columns: ['comment', 'private_comment'] },
  written_review_picture: {
    columns: ['scene'],
    kept: 'Of a review that is not published yet; deleted with the account of its author',
  },
};

/** Tables without data of people, or whose rows are only part of one above. */
export const WITHOUT_PERSONAL_DATA: readonly string[] = [
  'booking_calendar_link',
  'booking_line',
  'booking_option',
  'camper_mark',
  'camper_option',
  'camper_search',
  'searchable_camper',
  'condition_code',
  'credit_spent',
  'daily_job',
  'feature_flag',
  'feature_flag_of_site',
  'ical_export',
  'insurance_condition',
  'kilometre_settlement',
  'lead_source',
  'ledger_movement',
  'loaded_data',
  'place',
  'place_name',
  'price_period',
  'provider_event',
  'rate_limit',
  'renamed_slug',
  'rental_terms',
  'review_invitation',
  'schema_migration',
  'season_rate',
  'sister_sandbox_key',
  'sleeping',
  'told_price',
  'vehicle_energies',
  'vehicle_make',
  'vehicle_make_model',
  'wishlist_camper',
  'retention_rule',
];

/** Whether something ends the storage of a table: a rule or a reason. */
export function isSettled(table: string): boolean {
  return PERSONAL_TABLES[table]?.kept !== undefined || RETENTION_RULES.some((rule) => rule.table === table);
}
