import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { Agent, request, type RequestOptions } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';

/** What the load of `npm run prove -- stack` reads of an answer. */
interface Answer {
  status: number;
  text: string;
  arrayBuffer(): Promise<unknown>;
}

type Client = { name: string; send: (signal: AbortSignal) => Promise<Answer> };

export interface Place {
  port: number;
  /** PEM of the authority that is trusted. */
  ca: string;
}

/** A handshake with the edge, and what came of it. @throws the error of TLS if the certificate is refused */
export function shakeHands(
  { port, ca }: Place,
  options: ConnectionOptions = {},
): Promise<{ serial: string; protocol: string | null; alpn: string | false | null }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca, ...options }, () => {
      const { alpnProtocol: alpn } = socket;
      const serial = socket.getPeerX509Certificate()?.serialNumber ?? '';
      resolve({ serial, protocol: socket.getProtocol(), alpn });
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

export function get(options: RequestOptions, place: Place): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port, ca } = place;
    const sent = request({ host: '127.0.0.1', servername: 'localhost', port, ca, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('error', reject);
      response.once('end', () => resolve(answer(response.statusCode ?? 0, text)));
    });
    sent.once('error', (error) => reject(Object.assign(error, { wasReused: sent.reusedSocket })));
    sent.end();
  });
}

/**
 * Users of the edge: with a connection for each request, with one that is kept, by HTTP/2, and with answers that take
 * longer than a reload. As browsers do, requests on a kept connection that the server closed meanwhile are sent again.
 */
export function createClients(place: Place) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let session: ClientHttp2Session | undefined;
  const repeated = { count: 0 };
  const clients: Client[] = [
    { name: 'new connection', send: (signal) => get({ path: '/', agent: false, signal }, place) },
    { name: 'slow answer', send: (signal) => get({ path: '/slow', agent: false, signal }, place) },
    {
      name: 'kept connection',
      send: (signal) =>
        get({ path: '/', agent, signal }, place).catch((error: Error & { wasReused?: boolean }) => {
          if (!error.wasReused) throw error;
          repeated.count += 1;
          return get({ path: '/', agent: false, signal }, place);
        }),
    },
    {
      name: 'HTTP/2',
      send: () => {
        const kept = session && !session.closed && !session.destroyed ? session : undefined;
        session = kept ?? openSession(place);
        return getHttp2(session).catch((error: Error) => {
          if (!kept) throw error;
          repeated.count += 1;
          session = openSession(place);
          return getHttp2(session);
        });
      },
    },
  ];
  return {
    clients,
    repeated,
    stop() {
      agent.destroy();
      session?.destroy();
    },
  };
}

function openSession({ port, ca }: Place): ClientHttp2Session {
  const options = { host: '127.0.0.1', port, servername: 'localhost', ca, ALPNProtocols: ['h2'] };
  const session = connectHttp2(`https://localhost:${port}`, { createConnection: () => connect(options) });
  session.on('error', () => undefined);
  return session;
}

function getHttp2(session: ClientHttp2Session): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': '/' });
    let [status, text] = [0, ''];
    stream.setEncoding('utf8');
    stream.once('response', (headers) => (status = headers[':status'] ?? 0));
    stream.on('data', (chunk: string) => (text += chunk));
    stream.once('error', reject);
    stream.once('end', () => (status ? resolve(answer(status, text)) : reject(new Error('no answer'))));
  });
}

function answer(status: number, text: string): Answer {
  return { status, text, arrayBuffer: async () => text };
}
