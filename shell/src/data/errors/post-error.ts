const ADDRESS = '/api/internals/errors';
/** The site reads no more of one report. */
const LONGEST_BODY = 12_000;

/** Tells the site of an error. */
export type PostError = (error: object) => void;

/**
 * Tells in a way that outlives the page; who cannot be reached learns nothing.
 *
 * @param page the signed id of this document; without one nobody would believe the report
 */
export function createErrorPost(page: string | undefined): PostError {
  return (error) => {
    if (!page) return;
    const body = JSON.stringify({ page, ...error });
    const short = { page, ...error, payload: undefined, response: undefined };
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: body.length <= LONGEST_BODY ? body : JSON.stringify(short),
    }).catch(() => undefined);
  };
}
