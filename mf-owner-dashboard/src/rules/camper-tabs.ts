import type { OwnCamper, OwnListingProgress } from '@campavia/contracts';
import { STATUSES_TO_SEND } from '@campavia/domain';

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

/** The redirect of a camper's page. */
export interface CamperLead {
  address: 'camper' | 'camper.calendar';
}

/** States in which the main page lists the missing steps before guests can book. */
const ON_THE_WAY: readonly OwnListingProgress['state'][] = ['created', 'to_moderate', 'published'];

/**
 * The redirect of a camper's page: to its main page while a listing is unfinished, from there to its calendar once
 * guests could book it. Undefined for no redirect.
 */
export function findLead(
  addressId: string,
  { publishable, state }: Pick<OwnListingProgress, 'publishable' | 'state'>,
): CamperLead | undefined {
  if (addressId !== 'camper') return publishable ? undefined : { address: 'camper' };
  return publishable && !ON_THE_WAY.includes(state) ? { address: 'camper.calendar' } : undefined;
}

export function countDocumentsToSend({ documents }: Pick<OwnCamper, 'documents'>): number {
  return documents.filter(({ status }) => STATUSES_TO_SEND.includes(status)).length;
}
