import type { FuzzCall } from './mutate-calls';

/** What came back, before anything was read out of it. */
export interface RawAnswer {
  status: number;
  type: string;
  body: string;
}

/** Words that only a program says: of a stack, of the database, of the framework. */
const INTERNAL_TERMS =
  /\bat .{1,200}\.[cm]?[jt]s:\d|node_modules|\b(?:Type|Range|Reference|URI|Syntax)Error\b|FST_ERR|\bselect .{1,200} from\b|\binsert into\b|relation "|column "|invalid input syntax|violates .{1,40} constraint|ECONN/i;

/** Outside parties that a proof goes without may be away; nothing else may. */
const AWAY = '"code":"payments_away"';

/** What is wrong with an answer to a mutated call, by the shapes of the wire; nothing when all is well. */
export function checkAnswer(call: Pick<FuzzCall, 'operation'>, answer: RawAnswer): string | undefined {
  const { status, body } = answer;
  const isAway = status === 503 && body.includes(AWAY);
  if (status >= 500 && !isAway) return `answered ${status}`;
  return status >= 400 ? checkRefusal(call, answer) : undefined;
}

function checkRefusal({ operation }: Pick<FuzzCall, 'operation'>, { type, body }: RawAnswer) {
  const [inner] = INTERNAL_TERMS.exec(body) ?? [];
  if (inner !== undefined) return `says ${JSON.stringify(inner)}`;
  // Pages of the sandbox are for people.
  if (type.startsWith('text/html') && operation.path.startsWith('/sandbox/')) return undefined;
  if (!type.startsWith('application/json')) return `refuses as ${type || 'nothing'}`;
  return isRefusal(JSON.parse(body)) ? undefined : `refuses in a shape of its own: ${body.slice(0, 200)}`;
}

/** A call that went wrong, in a line. */
export function describeCall({ operation, url, mutated }: FuzzCall): string {
  return `${operation.name} with ${mutated} (${url.slice(0, 200)})`;
}

/** `{detail, code}`, the errors of the token endpoint, or sentences by field; those of a place by its own fields. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { detail, code, error, error_description: description } = body as Record<string, unknown>;
  if (typeof detail === 'string' && typeof code === 'string') return true;
  if (typeof error === 'string' && typeof description === 'string') return true;
  const fields = Object.entries(body).filter(([name]) => !BESIDE.includes(name));
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

/** Figures that a refused price has beside its code. */
const BESIDE = ['min_length', 'max_length'];

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}
