import { isPrivate, REMOVED } from './scrub';

const SHORTEST = 4;
const DEEPEST = 5;

/** Some responses repeat what was sent, secrets included. */
export function secretHider(sent: unknown): (text: string) => string {
  // Longest first, because one secret can contain another.
  const secrets = secretsIn(sent, 0).sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), text);
}

function secretsIn(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const entries = value instanceof URLSearchParams ? [...value] : Object.entries(value);
  return entries.flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return secretsIn(inner, depth + 1);
    return inner.length >= SHORTEST && inner !== REMOVED && isPrivate(name) ? [inner] : [];
  });
}
