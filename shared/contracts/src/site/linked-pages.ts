/** A page that e-mails and calendar files lead to. */
export interface LinkedPage {
  /** The parameters of its address that a link fills. */
  params: readonly string[];
  /** Pages shown while no release serves it, the nearest first; their parameters are filled from the same values. */
  otherwise: readonly string[];
}

/**
 * Pages that e-mails and calendar files link to, by the names of their addresses. Links already sent must keep working:
 * names and parameters are added here, never changed or removed.
 */
export const LINKED_PAGES = {
  home: { params: [], otherwise: [] },
  'sign-in': { params: [], otherwise: [] },
  'confirm-email': { params: [], otherwise: [] },
  'reset-password': { params: [], otherwise: [] },
  search: { params: [], otherwise: ['home'] },
  unsubscribe: { params: [], otherwise: ['account'] },
  help: { params: [], otherwise: ['home'] },
  newsletter: { params: [], otherwise: ['home'] },
  'wishlist-emails': { params: [], otherwise: ['account'] },
  'message-emails': { params: [], otherwise: ['account'] },
  chat: { params: ['id'], otherwise: ['account'] },
  'credit-emails': { params: [], otherwise: ['account'] },
  listing: { params: ['id'], otherwise: ['search'] },
  account: { params: [], otherwise: [] },
  'account.password': { params: [], otherwise: ['account'] },
  trips: { params: [], otherwise: ['account'] },
  trip: { params: ['id'], otherwise: ['trips', 'account'] },
  'trip.document': { params: ['id', 'document_id'], otherwise: ['trip', 'trips', 'account'] },
  'trip.review': { params: ['id'], otherwise: ['trip', 'trips', 'account'] },
  reviews: { params: [], otherwise: ['account'] },
  bookings: { params: [], otherwise: ['account'] },
  booking: { params: ['id'], otherwise: ['bookings', 'account'] },
  'booking.review': { params: ['id'], otherwise: ['booking', 'bookings', 'account'] },
  'funnel.payment.step': { params: ['id', 'booking_id', 'step'], otherwise: ['trips', 'account'] },
  'account.guest-document': { params: ['document_id'], otherwise: ['account.document', 'account'] },
  'account.owner-document': { params: ['document_id'], otherwise: ['account'] },
  'account.owner-identity': { params: [], otherwise: ['account'] },
  'account.payouts': { params: [], otherwise: ['account'] },
  'account.iban': { params: [], otherwise: ['account'] },
  'account.ubo-declaration': { params: [], otherwise: ['account'] },
  'account.tax-number': { params: [], otherwise: ['account'] },
  'booking.claims': { params: ['id'], otherwise: ['booking', 'bookings', 'account'] },
  contact: { params: [], otherwise: ['help', 'home'] },
  campers: { params: [], otherwise: ['account'] },
  camper: { params: ['id'], otherwise: ['campers', 'account'] },
  'camper.document': { params: ['id', 'document_id'], otherwise: ['campers', 'account'] },
} as const satisfies Record<string, LinkedPage>;

/** The name of a page that e-mails and calendar files link to. */
export type LinkedPageName = keyof typeof LINKED_PAGES;

/** Names of parameters in addresses, if links were sent with another name. */
export const RENAMED_HOLES: Readonly<Record<string, string>> = { document_id: 'id_doc' };

/** The site's server resolves such a link when it is followed: `/go/trip?id=7`. */
export const LINK_PREFIX = '/go/';

/** The last fallback: the home page, which is always available. */
const ALWAYS: readonly string[] = ['home', 'sign-in'];

/** The names to look for behind a link, the first one served is shown; empty for an unknown name. */
export function namesToTry(name: string): readonly string[] {
  if (!Object.hasOwn(LINKED_PAGES, name)) return [];
  return [name, ...LINKED_PAGES[name as LinkedPageName].otherwise, ...ALWAYS];
}
