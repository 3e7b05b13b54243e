import { BOOKING_STATES, META_STATES, type MetaState } from './states';

export const BOOKINGS_PER_PAGE = 10;

export const ANY_STATE = 'ALL';

/** The number of bookings of a tab or a state. */
export interface CountOfBookings {
  key: string;
  count: number;
}

/** The query of a list of bookings; missing and invalid values are absent. */
export interface BookingListFilter {
  tab?: MetaState;
  /** A state in upper case, or `ALL`. */
  state?: string;
  year?: number;
  page: number;
}

export type BookingListView = BookingListFilter & { tab: MetaState };

/** Parses the query of the address. `todo` is an alias of `to_do`; states are case-insensitive. */
export function readBookingListQuery(search: string): BookingListFilter {
  const raw = new URLSearchParams(search);
  const tab = parseTab(raw.get('meta_state') ?? '');
  const state = parseState(raw.get('state') ?? '');
  const year = parseNumber(raw.get('year'), /^[1-9]\d{3}$/);
  const page = parseNumber(raw.get('page'), /^[1-9]\d{0,6}$/) ?? 1;
  return { ...(tab && { tab }), ...(state && { state }), ...(year && { year }), page };
}

export const BOOKING_LIST_FIELDS = ['meta_state', 'state', 'year', 'page'] as const;

export function writeBookingListQuery({ tab, state, year, page }: BookingListFilter): string {
  const query = new URLSearchParams();
  if (tab) query.set('meta_state', tab);
  if (state) query.set('state', state.toLowerCase());
  if (year) query.set('year', String(year));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/**
 * Returns the tab of a query: the named one, else the first of to do, waiting and confirmed that has bookings.
 * Undefined while the counts are not loaded.
 */
export function resolveBookingListView(
  query: BookingListFilter,
  counts: readonly CountOfBookings[] | undefined,
): BookingListView | undefined {
  const tab = query.tab ?? (counts && defaultTab(counts));
  return tab && { ...query, tab, ...defaultState(tab, query) };
}

/** The number of bookings of the tab that the chosen state leaves out; undefined if unknown. */
export function countLeftOut(
  { state, year }: BookingListView,
  inTab: { states: readonly CountOfBookings[] } | undefined,
): number | undefined {
  if (!inTab || year || !state || state === ANY_STATE) return undefined;
  return inTab.states.reduce((sum, { key, count }) => (key === state ? sum : sum + count), 0);
}

/** Whether a query is explicit, so that its meaning does not depend on the bookings. */
export function isCompleteListQuery(query: BookingListFilter): query is BookingListView {
  return query.tab !== undefined && (query.tab !== 'archived' || query.state !== undefined);
}

function defaultTab(counts: readonly CountOfBookings[]): MetaState {
  const isEmpty = (tab: MetaState) => !counts.some(({ key, count }) => key === tab && count > 0);
  return (['to_do', 'waiting'] as const).find((tab) => !isEmpty(tab)) ?? 'confirmed';
}

// The archive shows past trips before cancelled ones.
function defaultState(tab: MetaState, { state }: BookingListFilter): Pick<BookingListFilter, 'state'> {
  return tab === 'archived' && !state ? { state: 'TO_COME' } : {};
}

function parseTab(text: string): MetaState | undefined {
  const name = text === 'todo' ? 'to_do' : text;
  return META_STATES.find((tab) => tab === name);
}

function parseState(text: string): string | undefined {
  const name = text.toUpperCase();
  return name === ANY_STATE ? name : BOOKING_STATES.find((state) => state === name);
}

function parseNumber(text: string | null, shape: RegExp): number | undefined {
  return text !== null && shape.test(text) ? Number(text) : undefined;
}
