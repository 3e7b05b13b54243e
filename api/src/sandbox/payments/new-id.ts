import { randomBytes } from 'node:crypto';

/** An unguessable id with a prefix for its type. */
export function newId(of: string): string {
  return `${of}_${randomBytes(16).toString('hex')}`;
}
