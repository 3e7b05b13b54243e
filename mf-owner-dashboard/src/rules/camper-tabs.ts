import type { OwnListingProgress } from '@campavia/contracts';

/** The pages of a camper in the order of their tabs. */
export const CAMPER_TABS = [
  { tab: 'calendar', address: 'camper.calendar' },
  { tab: 'prices', address: 'camper.prices' },
  { tab: 'pictures', address: 'camper.pictures' },
  { tab: 'vehicle', address: 'camper.vehicle' },
  { tab: 'documents', address: 'camper.documents' },
  { tab: 'settings', address: 'camper.settings' },
  { tab: 'statistics', address: 'camper.statistics' },
] as const;
export type CamperTab = (typeof CAMPER_TABS)[number]['tab'];

/** Names of the form for a document's pages and date in addresses. */
export const DOCUMENT_FORMS: readonly string[] = ['upload', 'date'];

/** Where a page of a camper leads instead. */
export interface CamperLead {
  address: 'camper' | 'camper.calendar';
}

/** States in which the main page says what is still to be done before guests can book. */
const ON_THE_WAY: readonly OwnListingProgress['state'][] = ['created', 'to_moderate', 'published'];

/**
 * The address a camper's page leads on to: while a listing is unfinished its main page, once guests could book it its
 * calendar in place of its main page. Undefined where the page stays.
 */
export function findLead(
  addressId: string,
  { publishable, state }: Pick<OwnListingProgress, 'publishable' | 'state'>,
): CamperLead | undefined {
  if (addressId !== 'camper') return publishable ? undefined : { address: 'camper' };
  return publishable && !ON_THE_WAY.includes(state) ? { address: 'camper.calendar' } : undefined;
}
