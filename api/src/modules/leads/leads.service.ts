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
  /** Undefined when none is configured: no leads are stored then. */
  crm: Crm | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** A user creates at most a few listings per day. */
const PUSHES = { most: 10, withinMs: 60 * 60_000 };

/** Leads: their sources, and sending them to the CRM. */
export function createLeads({ database, clock, rateLimits, crm, log }: Needs) {
  const store = createLeadsStore(database);
  const pending = createPendingLeadsStore(database);
  const limiter = rateLimits.limiter('leads-user', PUSHES);

  /** @throws HttpError 404 lead_source_not_found, also for an invalid id */
  async function getSource(id: string): Promise<LeadSource> {
    const source = await store.findSource(parseRowId(id));
    if (!source) throw new HttpError(404, 'lead_source_not_found');
    return source;
  }

  /** The lead source of an id; logs and returns undefined when there is none. */
  async function findSource(id: number | undefined): Promise<LeadSource | undefined> {
    if (id === undefined) return undefined;
    const source = await store.findSource(id);
    if (!source) log.warn({ leadSource: id }, 'unknown lead source was dropped');
    return source;
  }

  /** Stores a lead until it is sent to the CRM. */
  async function add(lead: Lead): Promise<void> {
    if (crm) await pending.add(lead, clock.now());
  }

  /**
   * Sends a lead for the signed-in user, who lists a camper.
   * @param idUser from the path
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
