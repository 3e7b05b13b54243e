import type { CrmSettings } from '../../config/crm-settings';
import type { Crm } from './crm';
import { createHubspotCrm } from './hubspot-crm';

/** In the sandbox leads go nowhere: its page shows those that were stored. */
const SANDBOX_CRM: Crm = { retainsSent: true, push: () => Promise.resolve() };

/** The customer management that the settings name; undefined without one, and then no lead is stored. */
export function chooseCrm(settings: CrmSettings | undefined): Crm | undefined {
  if (!settings) return undefined;
  return settings === 'sandbox' ? SANDBOX_CRM : createHubspotCrm(settings);
}
