import { connect } from 'node:net';

import { percentile } from '../statistics.mjs';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Sends requests over `connections` connections; each requests the next document after the response and a pause.
 *
 * @param {{ url: string, connections: number, seconds: number, pauseMs?: number, requestOf: (index: number) => Request
 * }} options `requestOf` returns the n-th request
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Request
 * @returns responses per second, their durations, and their number by status
 */
export async function measureRequestLoad({ url, connections, seconds, pauseMs = 0, requestOf }) {
  const { host, hostname, port } = new URL(url);
  const times = [];
  const statuses = {};
  let bytes = 0;
  let index = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  async function askOn(opened) {
    let client = opened;
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      const answer = await client.ask(format(host, requestOf(index++)));
      times.push(performance.now() - askedAt);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
      if (answer.isLast) client = await openClient(hostname, port);
      if (pauseMs > 0) await new Promise((settle) => setTimeout(settle, pauseMs));
    }
    client.close();
  }

  const clients = await Promise.all(Array.from({ length: connections }, () => openClient(hostname, port)));
  await Promise.all(clients.map(askOn));
  const perSecond = times.length / ((performance.now() - startedAt) / 1000);
  const [p50, p99] = [50, 99].map((percent) => percentile(times, percent));
  return { perSecond, p50, p99, statuses, kibibytes: bytes / times.length / 1024 };
}

function format(host, { method = 'GET', path, headers = {}, body = '' }) {
  const length = body && { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** A minimal HTTP client, so that sending requests takes little of the machine that answers them. */
async function openClient(hostname, port) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting;
  let head = Buffer.alloc(0);
  let answer;

  function finish() {
    const { resolve } = waiting;
    const done = answer;
    waiting = undefined;
    answer = undefined;
    head = Buffer.alloc(0);
    resolve(done);
  }

  function read(chunk) {
    if (answer) answer.left -= chunk.length;
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      answer = parseHead(head.toString('latin1', 0, end));
      answer.left -= head.length - end - END_OF_HEAD.length;
    }
    if (answer.left <= 0) finish();
  }

  function fail(error) {
    waiting?.reject(error ?? new Error('The site has closed a connection'));
  }

  socket.on('data', (chunk) => {
    try {
      read(chunk);
    } catch (error) {
      fail(error);
    }
  });
  socket.on('error', fail).on('close', () => fail());
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function parseHead(head) {
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`A response with status ${status} has no length`);
  const isLast = /\r\nconnection: close/i.test(head);
  return { status, bytes: Number(length), left: Number(length), isLast };
}
