import type { Api, ServiceContext } from '../../core/app-context';
import { reportsRoutes } from './reports.routes';
import { createReports, type ReportsNeeds } from './reports.service';

/** The calls by which staff read and decide reports. */
export function registerReports(
  app: Api,
  { database, clock, settings }: Pick<ServiceContext, 'database' | 'clock' | 'settings'>,
  { notifications }: Pick<ReportsNeeds, 'notifications'>,
): void {
  reportsRoutes(app, createReports({ database, clock, notifications, siteUrl: settings.siteUrl }));
}
