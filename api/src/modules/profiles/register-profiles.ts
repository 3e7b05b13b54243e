import type { Api, ServiceContext } from '../../core/app-context';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createCompanyService } from './company.service';
import { createLegalProfileService } from './legal-profile.service';
import { createMoneyboxesService } from './moneyboxes.service';
import { phoneRoutes } from './phone.routes';
import { createPhoneService } from './phone.service';
import { companyRoutes, legalProfileRoutes, moneyboxesRoutes } from './profiles.routes';

/** What belongs to a person: phone, company, who answers before the law, rental credits. */
export function registerProfiles(app: Api, { database, clock, settings, rateLimits }: ServiceContext): void {
  const notifications = createQueuedNotifications({ clock, settings });
  phoneRoutes(app, createPhoneService({ database, clock, rateLimits, notifications }));
  companyRoutes(app, createCompanyService(database));
  legalProfileRoutes(app, createLegalProfileService({ database, clock }));
  moneyboxesRoutes(app, createMoneyboxesService({ database, clock }));
}
