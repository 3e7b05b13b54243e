import type { FailurePhase } from '@campavia/remote-kit';

const ADDRESS = '/api/internals/failures';
const MAX_MESSAGE_LENGTH = 300;

export interface Failure {
  part: string;
  version: string;
  phase: FailurePhase;
  message: string;
}

export type SendFailure = (failure: Failure) => void;

/** @param page signed id of this document; the site ignores reports without it */
export function createFailureSender(page: string | undefined): SendFailure {
  return ({ message, ...failure }) => {
    if (!page) return;
    const body = JSON.stringify({ page, ...failure, message: message.slice(0, MAX_MESSAGE_LENGTH) });
    const headers = { 'content-type': 'application/json' };
    fetch(ADDRESS, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };
}
