import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { StartedUpload } from './uploads';

/** Client of a site's upload interface. */
export interface UploadClient {
  begin(release: Release, note?: string): Promise<StartedUpload>;
  put(upload: string, path: string, content: Buffer): Promise<void>;
  /** Hash of the log's last entry after the upload. */
  complete(upload: string): Promise<{ head: string }>;
}

interface SiteAddress {
  /** For example `https://www.campavia.test`. */
  site: string;
  token: string;
  fetch?: typeof fetch;
}

/** Completing creates the compressed files first. */
const RESPONSE_TIMEOUT_MS = 240_000;

/** The refusal in a site's answer. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  try {
    const { code, detail, ...details } = JSON.parse(text) as { code: string; detail: string };
    const retryAfter = answer.headers.get('retry-after');
    return new Refusal(answer.status, String(code), String(detail), {
      ...details,
      ...(retryAfter ? { retryAfter } : {}),
    });
  } catch {
    return new Refusal(
      answer.status,
      'no_answer',
      `The site answered ${answer.status}: ${text.slice(0, 200)}`,
    );
  }
}

function siteUnavailable(site: string, error: unknown): Refusal {
  const { message, cause } = error as { message: string; cause?: { code?: string } };
  return new Refusal(503, 'site_away', `${site} does not answer (${cause?.code ?? message})`);
}

/** Client of the HTTP interface of a site's registry. */
export function createUploadClient({ site, token, fetch: ask = fetch }: SiteAddress): UploadClient {
  async function send(method: string, path: string, body?: string | Buffer): Promise<Response> {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
    const answer = await ask(new URL(`/_registry/uploads${path}`, site), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw siteUnavailable(site, error);
    });
    if (!answer.ok) throw await refusalOf(answer);
    return answer;
  }

  return {
    async begin(release, note) {
      const answer = await send('POST', '', JSON.stringify({ release, ...(note ? { note } : {}) }));
      return (await answer.json()) as StartedUpload;
    },
    async put(upload, path, content) {
      await send('PUT', `/${upload}/files?path=${encodeURIComponent(path)}`, content);
    },
    async complete(upload) {
      const answer = await send('POST', `/${upload}/complete`);
      return (await answer.json()) as { head: string };
    },
  };
}
