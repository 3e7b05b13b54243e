import type { FailurePhase } from '@campavia/remote-kit';

const ADDRESS = '/api/internals/failures';
const LONGEST_MESSAGE = 300;

export interface Failure {
  part: string;
  version: string;
  phase: FailurePhase;
  message: string;
}

/** Tells the site that a release failed for this visitor. */
export type PostFailure = (failure: Failure) => void;

/**
 * Tells in a way that outlives the page; who cannot be reached learns nothing.
 *
 * @param page the signed id of this document; without one nobody would believe the report
 */
export function createFailurePost(page: string | undefined): PostFailure {
  return ({ message, ...failure }) => {
    if (!page) return;
    const body = JSON.stringify({ page, ...failure, message: message.slice(0, LONGEST_MESSAGE) });
    const headers = { 'content-type': 'application/json' };
    fetch(ADDRESS, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };
}
