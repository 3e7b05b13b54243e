const ADDRESS = '/api/internals/errors';
const MAX_BODY_LENGTH = 12_000;

export type SendError = (error: object) => void;

/** @param page signed id of this document; the site ignores reports without it */
export function createErrorSender(page: string | undefined): SendError {
  return (error) => {
    if (!page) return;
    const body = JSON.stringify({ page, ...error });
    const short = { page, ...error, payload: undefined, response: undefined };
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: body.length <= MAX_BODY_LENGTH ? body : JSON.stringify(short),
    }).catch(() => undefined);
  };
}
