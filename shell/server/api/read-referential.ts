export interface KnownReferential extends Record<string, unknown> {
  flags: Record<string, boolean>;
  routing: Record<string, string>;
}

const ADDRESS = /^(https?:\/\/[^\s/\\]|\/(?![/\\]))/i;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readAddresses(routing: unknown): Record<string, string> {
  if (!isObject(routing)) return {};
  const isAddress = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && ADDRESS.test(entry[1]);
  return Object.fromEntries(Object.entries(routing).filter(isAddress));
}

/** Drops routing addresses that a browser would execute, such as `javascript:`. */
export function readReferential(answer: unknown): KnownReferential | undefined {
  if (!isObject(answer) || !isObject(answer.flags)) return undefined;
  const flags = Object.fromEntries(Object.entries(answer.flags).map(([name, on]) => [name, on === true]));
  return { ...answer, flags, routing: readAddresses(answer.routing) };
}
