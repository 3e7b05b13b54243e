import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';

/** Hop-by-hop headers, which are not forwarded. */
const OF_CONNECTION = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

function passedOn(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));
}

/**
 * Forwards a request to another server.
 *
 * @param {import('node:http').IncomingMessage} request @param {string} origin of the other server
 * @param {Record<string, string | undefined>} headers replace those of the request; undefined removes one
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
export function ask(request, origin, headers = {}) {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = Object.entries({ ...passedOn(request.headers), ...headers }).filter(
    ([, value]) => value !== undefined,
  );
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method: request.method, path: request.url };
    const asked = send({ ...options, headers: Object.fromEntries(sent) }, resolve);
    asked.once('error', reject);
    request.once('aborted', () => asked.destroy());
    request.pipe(asked);
  });
}

/** Forwards a response as a stream. */
export function forwardRequest(answer, response, headers = passedOn(answer.headers)) {
  response.writeHead(answer.statusCode, headers);
  answer.pipe(response);
  response.once('close', () => answer.destroy());
}

/** Connects a socket that requests an upgrade to a websocket with a server on this machine. */
export function connectSocket(request, socket, head, port) {
  const target = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    target.write(`${lines.join('\r\n')}\r\n\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  const end = () => {
    target.destroy();
    socket.destroy();
  };
  for (const each of [target, socket]) each.once('error', end).once('close', end);
}
