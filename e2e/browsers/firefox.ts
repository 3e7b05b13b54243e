import puppeteer from 'puppeteer-core';

import type { Driver } from './driver';

export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    async click(selector) {
      await page.locator(selector).click();
    },
    async type(selector, text) {
      await page.locator(selector).click({ count: 3 });
      await page.keyboard.press('Backspace');
      await page.type(selector, text);
    },
    close: () => browser.close(),
  };
}
