import { Type } from 'typebox';
import Value from 'typebox/value';

import { SisterRedirectsFailure, type SisterRedirect, type SisterRedirects } from './sister-redirects';

interface Address {
  url: string;
  key?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const AnswerSchema = Type.Object({ redirect_url: Type.String({ pattern: '^https://', maxLength: 2000 }) });

/**
 * The sister platform over HTTP: a POST of `{listing_id, title, state, return_url, language}` is answered with
 * `{redirect_url}`, an https URL. The format is agreed with the platform; not tested against it.
 */
export function createHttpSisterRedirects({ url, key, timeoutMs = TIMEOUT_MS }: Address): SisterRedirects {
  async function ask(redirect: SisterRedirect): Promise<unknown> {
    const { camperId, title, dualListing, returnUrl, language } = redirect;
    const body = { listing_id: camperId, title, state: dualListing, return_url: returnUrl, language };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (answer.ok) return await answer.json();
      throw new SisterRedirectsFailure(`answered ${answer.status}`);
    } catch (error) {
      if (error instanceof SisterRedirectsFailure) throw error;
      throw new SisterRedirectsFailure(error instanceof Error ? error.message : 'unknown');
    }
  }

  return {
    async urlOf(redirect) {
      const answer = await ask(redirect);
      if (Value.Check(AnswerSchema, answer) && URL.canParse(answer.redirect_url)) return answer.redirect_url;
      throw new SisterRedirectsFailure('answered no https address');
    },
  };
}
