import { isPrivate, REMOVED } from './scrub';

/** Shorter ones stand in many words by chance. */
const SHORTEST = 4;
const DEEPEST = 5;

/** Takes out of a text what was sent as a secret or says who somebody is: some answers repeat what they refuse. */
export function secretHider(sent: unknown): (text: string) => string {
  // The longest first: one may stand in another.
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
