import type { OwnCamperCard, OwnCamperList, OwnCampersQuery } from '@campavia/contracts';

export const CAMPERS_PER_PAGE = 10;

export interface CampersView {
  /** Slug of a place. */
  city?: string;
  page: number;
}

export function readCampersQuery(search: string): CampersView {
  const raw = new URLSearchParams(search);
  const city = raw.get('city')?.slice(0, 200);
  const page = raw.get('page') ?? '';
  return { ...(city && { city }), page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 };
}

export function writeCampersQuery({ city, page }: CampersView): string {
  const query = new URLSearchParams();
  if (city) query.set('city', city);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export function listQueryOf(view: CampersView): OwnCampersQuery {
  return { ...view, page_size: CAMPERS_PER_PAGE };
}

/** The only camper of an owner, to which the list redirects unless a city is chosen. */
export function findOnlyCamper(view: CampersView, list: OwnCamperList): OwnCamperCard | undefined {
  return view.city === undefined && list.count === 1 ? list.results[0] : undefined;
}

/** Whether a page beyond the last one is requested. */
export function isBeyondLastPage({ page }: CampersView, list: OwnCamperList | undefined): boolean {
  return page > 1 && list !== undefined && list.count > 0 && list.results.length === 0;
}

/** Whether a camper needs an action of its owner before guests see it again. */
export function waitsForOwner({ state, documents_to_send: documents }: OwnCamperCard): boolean {
  return state === 'unpublished' && documents > 0;
}
