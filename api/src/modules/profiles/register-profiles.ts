import type { Api, ServiceContext } from '../../core/app-context';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createCompanyService } from './company.service';
import { createLegalProfileService } from './legal-profile.service';
import { createMoneyboxesService } from './moneyboxes.service';
import { phoneRoutes } from './phone.routes';
import { createPhoneService } from './phone.service';
import { companyRoutes, endCompanyRoute, legalProfileRoutes, moneyboxesRoutes } from './profiles.routes';

/** Phone, company, legally responsible person and rental credits. */
export function registerProfiles(app: Api, { database, clock, settings, rateLimits }: ServiceContext): void {
  const notifications = createQueuedNotifications({ clock, settings });
  phoneRoutes(app, createPhoneService({ database, clock, rateLimits, notifications }));
  const companies = createCompanyService({ database, clock });
  companyRoutes(app, companies);
  endCompanyRoute(app, companies);
  legalProfileRoutes(app, createLegalProfileService({ database, clock }));
  moneyboxesRoutes(app, createMoneyboxesService({ database, clock }));
}
