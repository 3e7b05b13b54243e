import { MailingListFailure, type MailingList } from './mailing-list';

interface Account {
  apiKey: string;
  listIds: readonly number[];
  origin?: string;
  timeoutMs?: number;
}

const ORIGIN = 'https://api.brevo.com';
const TIMEOUT_MS = 8000;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/**
 * Contacts of a Brevo account. Written from https://developers.brevo.com/reference/create-contact and
 * https://developers.brevo.com/reference/update-contact; not tested against an account.
 */
export function createBrevoMailingList({
  apiKey,
  listIds,
  origin = ORIGIN,
  timeoutMs = TIMEOUT_MS,
}: Account): MailingList {
  async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<number> {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { accept: 'application/json', 'api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      throw new MailingListFailure(error instanceof Error ? error.message : 'unknown', false);
    }
  }

  return {
    async subscribe(email) {
      refuse(await send('POST', '/v3/contacts', { email, listIds, updateEnabled: true }));
    },
    async unsubscribe(email) {
      const path = `/v3/contacts/${encodeURIComponent(email)}?identifierType=email_id`;
      const status = await send('PUT', path, { unlinkListIds: listIds });
      if (status !== NOT_FOUND) refuse(status);
    },
  };
}

function refuse(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new MailingListFailure(`answered ${status}`, status === BAD_REQUEST);
}
