import type { CallAnswer } from '../bookings/walk/walk-fixture';

/** The part of openapi.json that declares responses. */
export interface Declared {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** An undeclared answer, or a refusal without a reason to show; as text. */
export function findUndeclared(
  { paths }: Declared,
  { name, status, body }: CallAnswer & { name: string },
): string | undefined {
  const [method = '', path = ''] = name.split(' ');
  const responses = paths[path]?.[method.toLowerCase()]?.responses;
  if (!responses) return `${name} is no call of the api`;
  if (!(String(status) in responses)) return `${name} is answered with ${status} ${JSON.stringify(body)}`;
  if (status < 400 || hasReason(body)) return undefined;
  return `${name} is refused with ${status} and no reason: ${JSON.stringify(body)}`;
}

function hasReason(body: CallAnswer['body']): boolean {
  if (typeof body?.code === 'string') return typeof body.detail === 'string' && body.detail !== '';
  return Object.values(body ?? {}).some((reasons) => Array.isArray(reasons) && reasons.length > 0);
}
