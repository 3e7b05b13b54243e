import { chromium } from '@playwright/test';

import { recordLoad } from './record-load.mjs';
import { watchTraffic } from './traffic.mjs';

const VIEWPORT = { width: 390, height: 844 };

/** Slow 4G as defined by browsers' developer tools: latency per request, capacity per connection. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The browser settings behind the figures, for the head of a table. */
export const CONDITIONS = {
  slow: 'slow 4G (150 ms round trip, 1.6 Mbit/s), CPU ÷ 4, 390 × 844, fresh profile',
  near: 'loopback, CPU ÷ 4, 390 × 844, fresh profile',
};

/** A browser for measurements; every page is opened in a fresh profile. */
export async function openMeasuringBrowser(executablePath) {
  const browser = await chromium.launch({ executablePath });

  /** Opens a page, runs actions on it, and closes it. */
  async function withPage({ isNear = false, cpu = 4 } = {}, work) {
    const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2, locale: 'en-US' });
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const traffic = await watchTraffic(session);
      await page.addInitScript(recordLoad);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      if (!isNear) await session.send('Network.emulateNetworkConditions', SLOW_4G);
      return await work({ page, traffic });
    } finally {
      await context.close();
    }
  }

  return { browser, version: browser.version(), withPage, close: () => browser.close() };
}
