import type { BookingOptions } from '@campavia/contracts';
import { BOOKING_STATES, META_STATES, type MetaState } from '@campavia/domain';

/** How many trips stand on one page. */
export const TRIPS_PER_PAGE = 10;

/** In place of a state: whatever the state. */
export const ANY_STATE = 'ALL';

/** What the address of the list asks for; what it does not name, or not rightly, is absent. */
export interface TripsQuery {
  tab?: MetaState;
  /** A state in upper case, or `ALL`. */
  state?: string;
  year?: number;
  page: number;
}

/** The same with nothing left open but what narrows it. */
export type TripsView = TripsQuery & { tab: MetaState };

/** Reads the query of the address. `todo` is another spelling of `to_do`; states stand in upper or lower case. */
export function readTripsQuery(search: string): TripsQuery {
  const raw = new URLSearchParams(search);
  const tab = tabNamed(raw.get('meta_state') ?? '');
  const state = stateNamed(raw.get('state') ?? '');
  const year = wholeNumber(raw.get('year'), /^[1-9]\d{3}$/);
  const page = wholeNumber(raw.get('page'), /^[1-9]\d{0,6}$/) ?? 1;
  return { ...(tab && { tab }), ...(state && { state }), ...(year && { year }), page };
}

/** What of the query of an address is the list's own. */
export const TRIPS_FIELDS = ['meta_state', 'state', 'year', 'page'] as const;

/** The query of the address that shows a list. */
export function writeTripsQuery({ tab, state, year, page }: TripsQuery): string {
  const query = new URLSearchParams();
  if (tab) query.set('meta_state', tab);
  if (state) query.set('state', state.toLowerCase());
  if (year) query.set('year', String(year));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/**
 * The list that an address means: of the tab it names, else of the one where something is to do, else where something
 * is waited for, else of what is confirmed. Undefined while the counts that decide it are not known.
 */
export function viewOf(
  query: TripsQuery,
  counts: BookingOptions['meta_states'] | undefined,
): TripsView | undefined {
  const tab = query.tab ?? (counts && usualTab(counts));
  return tab && { ...query, tab, ...usualState(tab, query) };
}

/** Whether an address leaves nothing open, so that it means the same tomorrow. */
export function isWholeQuery(query: TripsQuery): query is TripsView {
  return query.tab !== undefined && (query.tab !== 'archived' || query.state !== undefined);
}

function usualTab(counts: BookingOptions['meta_states']): MetaState {
  const isEmpty = (tab: MetaState) => !counts.some(({ key, count }) => key === tab && count > 0);
  return (['to_do', 'waiting'] as const).find((tab) => !isEmpty(tab)) ?? 'confirmed';
}

// What was travelled comes before what came to nothing.
function usualState(tab: MetaState, { state }: TripsQuery): Pick<TripsQuery, 'state'> {
  return tab === 'archived' && !state ? { state: 'TO_COME' } : {};
}

function tabNamed(text: string): MetaState | undefined {
  const name = text === 'todo' ? 'to_do' : text;
  return META_STATES.find((tab) => tab === name);
}

function stateNamed(text: string): string | undefined {
  const name = text.toUpperCase();
  return name === ANY_STATE ? name : BOOKING_STATES.find((state) => state === name);
}

function wholeNumber(text: string | null, shape: RegExp): number | undefined {
  return text !== null && shape.test(text) ? Number(text) : undefined;
}
