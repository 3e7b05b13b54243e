import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** First byte of a TLS record with a handshake (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 22;

/**
 * Creates a self-signed certificate for `localhost`.
 *
 * @param {string} tools the folder of the external tools
 * @returns {Promise<{ cert: string, key: string, file: string }>} both as PEM, and the file of the certificate
 */
export async function makeCertificate(tools) {
  const { generate } = await import(pathToFileURL(join(tools, 'node_modules/selfsigned/index.js')).href);
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const file = join(tools, 'localhost.pem');
  writeFileSync(file, cert);
  return { cert, key, file };
}

/**
 * An edge proxy in front of a site: terminates TLS and redirects http to https. Both use one port, because the
 * Observatory requests one host and port by both.
 *
 * @param {{ cert: string, key: string }} certificate
 */
export async function startSecureEdge({ cert, key }) {
  let target = '';
  let withheld = '';
  const secure = createHttpsServer({ cert, key }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const options = { method, headers: { ...headers, 'x-forwarded-proto': 'https' } };
    const onward = request(new URL(url, target), options, (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => name !== withheld);
      outgoing.writeHead(answer.statusCode, Object.fromEntries(passed));
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(onward);
  });
  const plain = createHttpServer(({ url, headers }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise((resolve) => front.listen(0, 'localhost', resolve));
  return {
    host: `localhost:${front.address().port}`,
    leadTo(url) {
      target = url;
    },
    /** From now on responses lack this header, and have all others. */
    withhold(header) {
      withheld = header;
    },
    stop() {
      secure.closeAllConnections();
      plain.closeAllConnections();
      front.close();
    },
  };
}
