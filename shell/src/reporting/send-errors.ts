import type { SendError } from '../data/error-reports/post-error';

import type { PageError } from '../data/error-reports/page-error';
import { scrubAnswer, scrubQuery, scrubSent, scrubText } from './scrub';
import { secretHider } from './sent-secrets';

/** Per document, so that a repeated error is not reported endlessly. */
const MAX = 25;
const MAX_STACK_LENGTH = 3000;

export interface ErrorSendingOptions {
  post: SendError;
  path: () => string;
  site: string;
}

export function createErrorSending({ post, path, site }: ErrorSendingOptions): (error: PageError) => void {
  const reported = new Set<string>();
  return function send(error) {
    const { kind, method, endpoint, status } = error;
    const safe = withoutSecrets(error);
    const { message } = safe;
    const fingerprint = JSON.stringify([kind, method, endpoint, status, endpoint ? '' : message]);
    if (reported.has(fingerprint) || reported.size >= MAX) return;
    reported.add(fingerprint);
    post({ ...safe, path: path(), site });
  };
}

/** The site does this again for every report, because clients can send anything. */
export function withoutSecrets(error: PageError): PageError {
  const { kind, message, stack, method, url, endpoint, params, status, payload, response } = error;
  const hide = secretHider(payload);
  return {
    kind,
    message: scrubText(hide(message), 300),
    stack: stack && scrubText(hide(stack), MAX_STACK_LENGTH),
    method,
    url: url && scrubText(url.split('?')[0] ?? '', 300),
    endpoint: endpoint && scrubText(endpoint, 300),
    params: params && scrubQuery(params),
    status,
    payload: scrubSent(payload),
    response: scrubAnswer(response, hide),
  };
}
