import { setTimeout as delay } from 'node:timers/promises';

const IDLE_MS = 2_000;
const TIMEOUT_MS = 60_000;

/**
 * Records the requests of a page.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function watchTraffic(session) {
  const requests = new Map();
  let latest = Date.now();
  const open = new Set();
  const touch = () => (latest = Date.now());
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    touch();
    if (!request.url.startsWith('http')) return;
    open.add(requestId);
    requests.set(requestId, { url: request.url, type, from: initiatorOf(initiator), bytes: 0 });
  });
  // A stream stays open as long as its page.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') open.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    touch();
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  const end = ({ requestId }) => {
    touch();
    open.delete(requestId);
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');

  async function waitUntilIdle(idleMs = IDLE_MS) {
    const deadline = Date.now() + TIMEOUT_MS;
    while (open.size > 0 || Date.now() - latest < idleMs) {
      if (Date.now() > deadline) throw new Error('the page never became idle');
      await delay(50);
    }
  }

  return { waitUntilIdle, list: () => [...requests.values()] };
}

/** The file whose content caused the request: a stylesheet, a script, or the document. */
function initiatorOf({ url, stack }) {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((each) => each.url);
    if (frame) return frame.url;
  }
  return url;
}
