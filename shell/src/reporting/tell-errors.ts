import type { PostError } from '../data/errors/post-error';

import type { PageError } from './page-error';
import { scrubAnswer, scrubQuery, scrubSent, scrubText } from './scrub';
import { secretHider } from './sent-secrets';

/** One document tells no more than this: what goes wrong a thousand times is one error. */
const MOST = 25;
const LONGEST_STACK = 3000;

export interface TellingOptions {
  post: PostError;
  /** Path of the page the reader is at. */
  path: () => string;
  /** Name of the site: `fr-be`. */
  site: string;
}

/** Tells each error once per document, without secrets and without what says who the reader is. */
export function createTelling({ post, path, site }: TellingOptions): (error: PageError) => void {
  const told = new Set<string>();
  return function tell(error) {
    const { kind, method, endpoint, status } = error;
    const safe = withoutSecrets(error);
    const { message } = safe;
    const fingerprint = JSON.stringify([kind, method, endpoint, status, endpoint ? '' : message]);
    if (told.has(fingerprint) || told.size >= MOST) return;
    told.add(fingerprint);
    post({ ...safe, path: path(), site });
  };
}

/** Also what the site makes of whatever it is sent. What an answer repeats of the secrets that were sent goes, too. */
export function withoutSecrets(error: PageError): PageError {
  const { kind, message, stack, method, url, endpoint, params, status, payload, response } = error;
  const hide = secretHider(payload);
  return {
    kind,
    message: scrubText(hide(message), 300),
    stack: stack && scrubText(hide(stack), LONGEST_STACK),
    method,
    url: url && scrubText(url.split('?')[0] ?? '', 300),
    endpoint: endpoint && scrubText(endpoint, 300),
    params: params && scrubQuery(params),
    status,
    payload: scrubSent(payload),
    response: scrubAnswer(response, hide),
  };
}
