import type { FastifyBaseLogger } from 'fastify';

import type { Api, ServiceContext } from '../core/app-context';
import { earningsRoutes } from '../modules/earnings/earnings.routes';
import { createEarnings } from '../modules/earnings/earnings.service';
import { leadsRoutes } from '../modules/leads/leads.routes';
import { createLeads, type Leads } from '../modules/leads/leads.service';
import { chooseCrm } from '../providers/crm/choose-crm';

/** Leads that go to the customer management that the settings name. */
export function createLeadServices(
  context: ServiceContext,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Leads {
  return createLeads({ ...context, crm: chooseCrm(context.settings.outside.crm), log });
}

/** The calls of people who may rent out a camper. */
export function registerLeads(app: Api, context: ServiceContext, leads: Leads): void {
  leadsRoutes(app, leads);
  earningsRoutes(app, createEarnings({ ...context, leads }));
}
