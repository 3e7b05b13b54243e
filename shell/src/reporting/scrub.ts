export const REMOVED = '[removed]';
const MAX_TEXT_LENGTH = 1000;
const DEEPEST = 5;
const MAX_ENTRIES = 30;

const SECRET = /pass(word|wd|phrase)|token|secret|authori[sz]ation|cookie|api_?key|verifier|credential/i;
const PERSONAL =
  /^(code|state|nonce|otp|pin|to|q|search)$|cv[cvx]|card|iban|\bbic\b|holder|number|mail|phone|name|birth|born|address|street|message|comment|content|purpose/i;

const SHAPES: readonly [RegExp, string][] = [
  // The lookahead spares releases: mf-trips@1.0.0.
  [/[\w.+%-]{1,64}@(?!\d+\.\d)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, `Bearer ${REMOVED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REMOVED],
  [/\b([\w-]*(?:token|code|state|nonce|password|secret|key))=[^&\s"']+/gi, `$1=${REMOVED}`],
  // In JSON and code: "password":"…", token: '…'.
  [
    /([\w-]*(?:token|password|secret|verifier|api_?key)["']?\s*:\s*)(["'])(?:\\.|(?!\2)[^\\])*\2?/gi,
    `$1${REMOVED}`,
  ],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}\b/g, '[account]'],
  [/\+?\d(?:[ .-]?\d){8,}/g, '[number]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi, REMOVED],
];

export function scrubText(text: string, longest = MAX_TEXT_LENGTH): string {
  return SHAPES.reduce((rest, [shape, instead]) => rest.replace(shape, instead), text.slice(0, longest));
}

/** Fields for secrets and personal data are emptied; secrets in other texts are found by patterns. */
export function scrubSent(value: unknown): unknown {
  return scrub(value, { isEmptied: isPrivate, depth: 0 });
}

/** Lists stay: `{"password": ["Too short."]}` is a message. @param hide removes repeated request values */
export function scrubAnswer(value: unknown, hide?: (text: string) => string): unknown {
  const isEmptied = (name: string, inner: unknown) => SECRET.test(name) && !Array.isArray(inner);
  return scrub(value, { isEmptied, hide, depth: 0 });
}

export function scrubQuery(query: string): string {
  const entries = [...new URLSearchParams(query.slice(0, MAX_TEXT_LENGTH))];
  return entries.map(([name, value]) => `${name}=${isPrivate(name) ? REMOVED : scrubText(value)}`).join('&');
}

interface Scrubbing {
  hide?: (text: string) => string;
  isEmptied: (name: string, inner: unknown) => boolean;
  depth: number;
}

export function isPrivate(name: string): boolean {
  return SECRET.test(name) || PERSONAL.test(name);
}

function scrub(value: unknown, how: Scrubbing): unknown {
  if (typeof value === 'string') return scrubText(how.hide ? how.hide(value) : value);
  if (typeof value !== 'object') return value;
  if (value === null) return null;
  return how.depth >= DEEPEST ? '[object]' : scrubObject(value, { ...how, depth: how.depth + 1 });
}

function scrubObject(value: object, how: Scrubbing): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((item) => scrub(item, how));
  const isForm = value instanceof URLSearchParams;
  if (!isForm && !isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`;
  const entries = isForm ? [...value] : Object.entries(value);
  return Object.fromEntries(
    entries
      .slice(0, MAX_ENTRIES)
      .map(([name, inner]) => [name, how.isEmptied(name, inner) ? REMOVED : scrub(inner, how)]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
