import type { FuzzCall } from './mutate-calls';

/** An answer before its body is parsed. */
export interface RawAnswer {
  status: number;
  type: string;
  body: string;
}

/** Terms that must not leave the server: stack traces, SQL and framework errors. */
const INTERNAL_TERMS =
  /\bat .{1,200}\.[cm]?[jt]s:\d|node_modules|\b(?:Type|Range|Reference|URI|Syntax)Error\b|FST_ERR|\bselect .{1,200} from\b|\binsert into\b|relation "|column "|invalid input syntax|violates .{1,40} constraint|ECONN/i;

/** The payment provider is not running in this proof, so only this 503 is allowed. */
const PROVIDER_UNAVAILABLE = '"code":"payments_away"';

/** What is wrong with the answer to a mutated call; undefined when nothing is. */
export function checkAnswer(call: Pick<FuzzCall, 'operation'>, answer: RawAnswer): string | undefined {
  const { status, body } = answer;
  const isProviderUnavailable = status === 503 && body.includes(PROVIDER_UNAVAILABLE);
  if (status >= 500 && !isProviderUnavailable) return `answered ${status}`;
  return status >= 400 ? checkRefusal(call, answer) : undefined;
}

function checkRefusal({ operation }: Pick<FuzzCall, 'operation'>, { type, body }: RawAnswer) {
  const [inner] = INTERNAL_TERMS.exec(body) ?? [];
  if (inner !== undefined) return `says ${JSON.stringify(inner)}`;
  // Pages of the sandbox are HTML.
  if (type.startsWith('text/html') && operation.path.startsWith('/sandbox/')) return undefined;
  if (!type.startsWith('application/json')) return `refuses as ${type || 'nothing'}`;
  return isRefusal(JSON.parse(body)) ? undefined : `refuses in a shape of its own: ${body.slice(0, 200)}`;
}

/** One-line description of a failing call. */
export function describeCall({ operation, url, mutated }: FuzzCall): string {
  return `${operation.name} with ${mutated} (${url.slice(0, 200)})`;
}

/** `{detail, code}`, errors of the token endpoint, or lists of errors by field; `location` has fields of its own. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { detail, code, error, error_description: description } = body as Record<string, unknown>;
  if (typeof detail === 'string' && typeof code === 'string') return true;
  if (typeof error === 'string' && typeof description === 'string') return true;
  const fields = Object.entries(body).filter(([name]) => !PRICE_LIMIT_FIELDS.includes(name));
  return (
    fields.length > 0 &&
    fields.every(([name, errors]) => isListOfText(errors) || (name === PLACE && areErrorsOfPlace(errors)))
  );
}

const PLACE = 'location';

function areErrorsOfPlace(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return false;
  const lists = Object.values(errors);
  return lists.length > 0 && lists.every(isListOfText);
}

/** Fields that a price refusal has beside its code. */
const PRICE_LIMIT_FIELDS = ['min_length', 'max_length'];

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}
