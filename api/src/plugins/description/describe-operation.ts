import type { Described } from './share-schemas';

const REFUSALS: Record<string, string> = {
  '400': 'a value cannot be taken: sentences by field',
  '401': 'the key is missing or unknown, or the call needs a signed-in user',
  '403': 'the session itself is no longer allowed: the account is suspended, or acting as a user has ended',
  '404': 'there is nothing here, or nothing of the caller’s',
  '405': 'this cannot be done now; `code` says why',
  '406': 'known under another address: `correct_slug`',
  '409': 'something has changed meanwhile, or the same key was used for something else',
  '410': 'there was something here once',
  '412': 'it was changed meanwhile, by another user or in another tab',
  '429': 'asked too often: `Retry-After` says when to ask again',
  '503': 'what is needed for it cannot be reached right now',
};
const SUCCESSES: Record<string, string> = {
  '201': 'made',
  '202': 'taken, to be worked on',
  '204': 'done; there is nothing to say',
  '303': 'see there',
  '304': 'as it was',
};

/** The parts of an operation's description besides its schemas: name, access, and the meaning of its answers. */
export function describeOperation(method: string, path: string, call: Described): Described {
  const responses = Object.entries(call.responses as Record<string, Described>).map(([status, response]) => [
    status,
    { ...response, description: describeAnswer(status, response) },
  ]);
  return {
    ...call,
    operationId: nameOperation(method, path),
    description: call.description ?? `${String(call.summary)}. ${describeCaller(call)}`,
    responses: Object.fromEntries(responses) as Described,
  };
}

/** `GET /3/products/{id}/price/` is `getProductsByIdPrice`. */
export function nameOperation(method: string, path: string): string {
  const words = path
    .replace(/^\/(3|v4)\//, '/')
    .replaceAll(/\{(\w+)\}/g, (_, hole: string) => `by ${hole}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function describeAnswer(status: string, { description }: Described): string {
  if (typeof description === 'string' && description !== 'Default Response') return description;
  return REFUSALS[status] ?? SUCCESSES[status] ?? 'the answer';
}

function describeCaller({ security }: Described): string {
  if (security === undefined) return 'For everybody with a key.';
  const choices = security as readonly Described[];
  if (choices.length === 0) return 'For everybody, without a key.';
  const isOpen = choices.some((each) => !('bearer' in each));
  return isOpen ? 'For everybody with a key; a bearer token is heeded.' : 'For whoever is signed in.';
}
