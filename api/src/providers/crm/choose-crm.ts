import type { CrmSettings } from '../../config/crm-settings';
import type { Crm } from './crm';
import { createHubspotCrm } from './hubspot-crm';

/** The sandbox sends nothing: its page shows the stored leads. */
const SANDBOX_CRM: Crm = { retainsSent: true, push: () => Promise.resolve() };

/** The configured CRM; undefined without one, in which case no leads are stored. */
export function chooseCrm(settings: CrmSettings | undefined): Crm | undefined {
  if (!settings) return undefined;
  return settings === 'sandbox' ? SANDBOX_CRM : createHubspotCrm(settings);
}
