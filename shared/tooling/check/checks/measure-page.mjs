import { setTimeout as delay } from 'node:timers/promises';

const IDLE_MS = 2_000;
const TIMEOUT_MS = 30_000;

/**
 * Opens an address in a fresh profile and waits, without interaction, until the page is idle.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {object} [options]
 * @param {{width: number, height: number}} [options.viewport]
 * @param {object[]} [options.cookies] of the visitor
 * @param {((page: import('@playwright/test').Page) => Promise<void>)[]} [options.touches] interactions, one after the
 * other, each once the page is idle
 * @returns bytes received per script, and per script received after each interaction; the composition in the page, the
 * text of its CSS-in-JS
 */
export async function measurePage(browser, url, { viewport, cookies = [], touches = [] } = {}) {
  // Budgets are in gzip, so the browser accepts no other encoding.
  const context = await browser.newContext({ viewport, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const traffic = await watchTraffic(context, page);
    const errors = watchErrors(page);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}`);
    await waitUntilNetworkIdle(traffic);
    const scripts = new Map(traffic.scripts);
    const added = [];
    for (const touch of touches) added.push(await scriptsAfter(touch, { page, traffic }));
    // A page with an error is small, so its size would mean nothing.
    if (errors.length > 0) throw new Error(`${url}: ${errors[0]}`);
    const found = await page.evaluate(readDocument);
    return { scripts, added, ...found };
  } finally {
    await context.close();
  }
}

// The DevTools protocol reports the bytes on the wire per chunk; scripts from a cache have none.
async function watchTraffic(context, page) {
  const session = await context.newCDPSession(page);
  const traffic = { latest: Date.now(), open: 0, scripts: new Map() };
  const urls = new Map();
  const touch = (change) => {
    traffic.latest = Date.now();
    traffic.open += change;
  };
  session.on('Network.requestWillBeSent', ({ redirectResponse }) => touch(redirectResponse ? 0 : 1));
  // A stream stays open as long as its page.
  const streams = new Set();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url);
    if (response.mimeType === 'text/event-stream') {
      streams.add(requestId);
      touch(-1);
    }
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url) traffic.scripts.set(url, (traffic.scripts.get(url) ?? 0) + encodedDataLength);
  });
  const end = ({ requestId }) => streams.delete(requestId) || touch(-1);
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  return traffic;
}

async function scriptsAfter(touch, { page, traffic }) {
  const before = new Map(traffic.scripts);
  await touch(page);
  traffic.latest = Date.now();
  await waitUntilNetworkIdle(traffic);
  return new Map([...traffic.scripts].filter(([address]) => !before.has(address)));
}

function watchErrors(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

async function waitUntilNetworkIdle(traffic) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (traffic.open > 0 || Date.now() - traffic.latest < IDLE_MS) {
    if (Date.now() > deadline) throw new Error('the page never became idle');
    await delay(100);
  }
}

// Runs in the page. In production the library inserts rules without writing the element's text, so they are read from
// the style sheets.
function readDocument() {
  const { document } = globalThis;
  const composition = document.querySelector('script#composition')?.textContent ?? '{}';
  const sheets = [...document.querySelectorAll('style[data-styled]')];
  const styles = sheets.map((element) =>
    [...(element.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(''),
  );
  return { composition: JSON.parse(composition), styles: styles.join('') };
}
