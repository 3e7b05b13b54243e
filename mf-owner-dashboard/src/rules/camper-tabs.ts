/** The pages of a camper in the order of their tabs, by the names of their addresses. */
export const CAMPER_TABS = [
  'calendar',
  'prices',
  'pictures',
  'vehicle',
  'documents',
  'settings',
  'statistics',
] as const;
export type CamperTab = (typeof CAMPER_TABS)[number];

export function addressOfTab(tab: CamperTab): string {
  return `camper.${tab}`;
}

/**
 * The address a camper's page leads on to: while a listing is unfinished its main page, afterwards its calendar in place
 * of its main page. Undefined where the page stays.
 */
export function findLead(addressId: string, publishable: boolean): 'camper' | 'camper.calendar' | undefined {
  if (addressId === 'camper') return publishable ? 'camper.calendar' : undefined;
  return publishable ? undefined : 'camper';
}
