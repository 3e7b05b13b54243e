import type { Api, AppContext } from '../../core/app-context';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createCompanyService } from './company.service';
import { createLegalProfileService } from './legal-profile.service';
import { createMoneyboxesService } from './moneyboxes.service';
import { phoneRoutes } from './phone.routes';
import { createPhoneService } from './phone.service';
import { companyRoutes, legalProfileRoutes, moneyboxesRoutes } from './profiles.routes';

/** What belongs to a person: phone, company, who answers before the law, rental credits. */
export function registerProfiles(app: Api, { database, clock, settings }: AppContext): void {
  const notifications = createQueuedNotifications({ clock, settings });
  phoneRoutes(app, createPhoneService({ database, clock, notifications }));
  companyRoutes(app, createCompanyService(database));
  legalProfileRoutes(app, createLegalProfileService({ database, clock }));
  moneyboxesRoutes(app, createMoneyboxesService({ database, clock }));
}
