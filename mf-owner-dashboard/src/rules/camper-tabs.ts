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

/**
 * The address a camper's page leads on to: while a listing is unfinished its main page, afterwards its calendar in place
 * of its main page. Undefined where the page stays.
 */
export function findLead(
  addressId: string,
  { publishable }: Pick<OwnListingProgress, 'publishable'>,
): CamperLead | undefined {
  if (addressId === 'camper') return publishable ? { address: 'camper.calendar' } : undefined;
  return publishable ? undefined : { address: 'camper' };
}
