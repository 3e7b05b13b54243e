import { existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** With the compression that the site uses. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODECS = {
  br: {
    decode: promisify(zlib.brotliDecompress),
    encode: (body) => promisify(zlib.brotliCompress)(body, BROTLI),
  },
  gzip: { decode: promisify(zlib.gunzip), encode: promisify(zlib.gzip) },
};
const AS_IT_IS = { decode: async (body) => body, encode: async (body) => body };

/**
 * A server in front of the site that forwards everything, and documents through `rewrite`. Both sides of a comparison
 * have one, so that both have the same overhead.
 *
 * @param {{site: string, rewrite?: (html: string) => string, placed?: {address: string, folder: string}}} options
 * `placed`: a folder whose files this server serves itself, under an address, as the site serves releases
 * @returns {Promise<{url: string, hasSent: (file: string) => boolean, close: () => void}>}
 */
export async function startBundleServer({ site, rewrite = (html) => html, placed }) {
  const agent = new Agent({ keepAlive: true });
  const sent = new Set();
  const server = createServer((request, response) => {
    const { method, url } = request;
    if (placed && url.startsWith(`${placed.address}/`)) {
      sent.add(sendPlaced(placed, request, response));
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': knownOf(request.headers['accept-encoding']) };
    const onward = httpRequest(new URL(url, site), { method, headers, agent }, (answer) => {
      forwardRequest(answer, response, rewrite).catch((error) => response.destroy(error));
    });
    onward.on('error', (error) => response.destroy(error));
    request.pipe(onward);
  });
  await new Promise((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://localhost:${server.address().port}`,
    /** Whether this file was fetched from the placed folder. */
    hasSent: (file) => sent.has(file),
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ENDINGS = { br: '.br', gzip: '.gz' };

function sendPlaced({ address, folder }, { url, headers }, response) {
  const name = url.slice(address.length + 1).split('?')[0];
  const file = join(folder, name);
  const accepted = knownOf(headers['accept-encoding']).split(', ');
  const encoding = accepted.find((name) => existsSync(file + (ENDINGS[name] ?? '.none')));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return undefined;
  }
  const body = readFileSync(file + (ENDINGS[encoding] ?? ''));
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(body);
  return name;
}

/** Encodings that the browser accepts and this server can decode; newer ones are not supported here. */
function knownOf(accepted = '') {
  return ['br', 'gzip'].filter((encoding) => accepted.includes(encoding)).join(', ') || 'identity';
}

async function forwardRequest(answer, response, rewrite) {
  const isDocument = answer.headers['content-type']?.startsWith('text/html');
  if (!isDocument) {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    return;
  }
  const { decode, encode } = CODECS[answer.headers['content-encoding']] ?? AS_IT_IS;
  const html = rewrite(String(await decode(await readAll(answer))));
  const body = await encode(Buffer.from(html));
  const headers = { ...answer.headers, 'content-length': body.length };
  delete headers['transfer-encoding'];
  response.writeHead(answer.statusCode, headers);
  response.end(body);
}

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
