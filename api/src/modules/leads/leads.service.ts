import type { FastifyBaseLogger } from 'fastify';

import type { LeadSource } from '@campavia/contracts';

import type { ServiceContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { Crm, Lead } from '../../providers/crm/crm';
import { createLeadDelivery } from './deliver-leads.job';
import { createLeadsStore, propertiesOfContact } from './leads.store';
import { createPendingLeadsStore } from './pending-leads.store';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  /** Undefined where the deployment names none: no lead is stored then. */
  crm: Crm | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Somebody creates a few listings a day at most. */
const PUSHES = { most: 10, withinMs: 60 * 60_000 };

/** People who may rent out a camper: where they come from, and what the customer management learns of them. */
export function createLeads({ database, clock, rateLimits, crm, log }: Needs) {
  const store = createLeadsStore(database);
  const pending = createPendingLeadsStore(database);
  const limiter = rateLimits.limiter('leads-user', PUSHES);

  /** @throws HttpError 404 lead_source_not_found, also for what is no number */
  async function getSource(id: string): Promise<LeadSource> {
    const source = await store.findSource(parseRowId(id));
    if (!source) throw new HttpError(404, 'lead_source_not_found');
    return source;
  }

  /** The lead source of a number; undefined, and logged, when there is none. */
  async function findSource(id: number | undefined): Promise<LeadSource | undefined> {
    if (id === undefined) return undefined;
    const source = await store.findSource(id);
    if (!source) log.warn({ leadSource: id }, 'unknown lead source was dropped');
    return source;
  }

  /** Stores a lead until the customer management has it. */
  async function add(lead: Lead): Promise<void> {
    if (crm) await pending.add(lead, clock.now());
  }

  /**
   * Tells the customer management that the signed-in user lists a camper.
   * @param idUser from the address
   * @throws HttpError 404 user_not_found for another user; TooManyRequestsError
   */
  async function pushOnboarding(userId: number, idUser: string): Promise<void> {
    const contact = parseRowId(idUser) === userId ? await store.findContact(userId) : undefined;
    if (!contact) throw new HttpError(404, 'user_not_found');
    await limiter.take(String(userId));
    await add({ reason: 'onboarding', email: contact.email, properties: propertiesOfContact(contact) });
  }

  const { deliverDue } = createLeadDelivery({ store: pending, clock, crm, log });
  return { getSource, findSource, add, pushOnboarding, deliverDue };
}

export type Leads = ReturnType<typeof createLeads>;
