import { Type } from 'typebox';
import Value from 'typebox/value';

import { CrmFailure, type Crm, type Lead } from './crm';

interface Account {
  token: string;
  origin?: string;
  timeoutMs?: number;
}

const ORIGIN = 'https://api.hubapi.com';
const PATH = '/crm/v3/objects/contacts/batch/upsert';
const TIMEOUT_MS = 8000;
const BAD_REQUEST = 400;

const AnswerSchema = Type.Object({ results: Type.Array(Type.Object({ id: Type.String() })) });

/** Standard properties; all others are named `campavia_…` and must be created in the account first. */
const HUBSPOT_NAMES: Readonly<Record<string, string>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  phone: 'phone',
  country: 'country',
};

/**
 * Contacts of a HubSpot account, by e-mail address. Written from
 * https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/upsert-contacts; not tested
 * against an account.
 */
export function createHubspotCrm({ token, origin = ORIGIN, timeoutMs = TIMEOUT_MS }: Account): Crm {
  async function send(lead: Lead): Promise<Response> {
    try {
      return await fetch(`${origin}${PATH}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ inputs: [toInput(lead)] }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
    } catch (error) {
      throw new CrmFailure(error instanceof Error ? error.message : 'unknown', false);
    }
  }

  return {
    retainsSent: false,
    async push(lead) {
      const answer = await send(lead);
      if (!answer.ok) throw new CrmFailure(`answered ${answer.status}`, answer.status === BAD_REQUEST);
      const body: unknown = await answer.json().catch(() => undefined);
      const isStored = Value.Check(AnswerSchema, body) && body.results.length === 1;
      // Status 207 means that some inputs were refused, and there is only one.
      if (!isStored) throw new CrmFailure(`answered ${answer.status} without the contact`, true);
    },
  };
}

function toInput({ reason, email, properties }: Lead) {
  const named = Object.entries({ ...properties, lead_reason: reason }).map(([name, value]) => [
    HUBSPOT_NAMES[name] ?? `campavia_${name}`,
    String(value),
  ]);
  return { idProperty: 'email', id: email, properties: { email, ...Object.fromEntries(named) } };
}
