import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/** Request headers that are removed because the document is read and changed. */
const UNREADABLE = {
  'accept-encoding': 'identity',
  'if-none-match': undefined,
  'if-modified-since': undefined,
};

function isForReading({ method, headers }) {
  return method === 'GET' && /text\/html/.test(headers.accept ?? '');
}

/**
 * How to request the upstream site. One on this machine is requested by the host name that the browser used; one
 * elsewhere by its own, and its own addresses in responses are replaced by those of the proxy.
 *
 * @param {string} origin @param {{isElsewhere: boolean}} options
 */
export function upstreamSite(origin, { isElsewhere }) {
  const { host } = new URL(origin);

  /** Request headers. */
  function headersFor(request) {
    const reading = isForReading(request) ? UNREADABLE : {};
    if (!isElsewhere) return reading;
    const { origin: sender, referer } = request.headers;
    return {
      ...reading,
      host,
      ...(sender && { origin }),
      ...(referer && { referer: referer.replace(/^https?:\/\/[^/]+/, origin) }),
    };
  }

  /** Headers of the response, as the browser may see them. */
  function headersOf(answer, own) {
    const headers = { ...answer.headers };
    delete headers['transfer-encoding'];
    delete headers.connection;
    delete headers['keep-alive'];
    if (!isElsewhere) return headers;
    delete headers['strict-transport-security'];
    if (headers.location) headers.location = headers.location.replace(origin, own);
    const cookies = headers['set-cookie'];
    if (cookies)
      headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, ''));
    return headers;
  }

  return { origin, headersFor, headersOf };
}

/** Whether a response is a document to be changed. */
export function isDocument(answer) {
  return answer.statusCode !== 304 && /^text\/html/.test(answer.headers['content-type'] ?? '');
}

/** The whole text of a response, decompressed. */
export async function textOf(answer) {
  const pieces = [];
  for await (const piece of answer) pieces.push(piece);
  const unpack = UNPACK[answer.headers['content-encoding']] ?? ((content) => content);
  return unpack(Buffer.concat(pieces)).toString('utf8');
}
