import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

import { chromium } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const SITE = process.env.CAMPAVIA_URL ?? 'http://localhost:4300';
const WIDTHS = [
  { name: '1440', width: 1440, height: 1000 },
  { name: '390', width: 390, height: 844 },
];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const WAIT_DAYS = 70;
const STAY_DAYS = 8;

/** A stay of eight days that starts in ten weeks, on the clock of the site. */
function aStay(today) {
  const [year, month, date] = today.split('-').map(Number);
  const day = (offset) => new Date(Date.UTC(year, month - 1, date + offset)).toISOString().slice(0, 10);
  return `date_from=${day(WAIT_DAYS)}&date_to=${day(WAIT_DAYS + STAY_DAYS - 1)}`;
}

async function take(page, name, address) {
  await page.goto(SITE + address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 78 });
}

async function takeAll(browser, { name, width, height }) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-IE' });
  // Consent is given, because the banner would cover the footer.
  await page.context().addCookies([{ name: 'campavia_consent', value: 'v1.refused', url: SITE }]);
  await page.goto(`${SITE}/en-ie`);
  const { today } = JSON.parse(await page.locator('#document').textContent());
  const search = `/en-ie/s?where=annecy&${aStay(today)}`;
  await take(page, `home-${name}`, '/en-ie');
  await take(page, `search-${name}`, search);
  const camper = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await take(page, `listing-${name}`, camper);
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
for (const width of WIDTHS) await takeAll(browser, width);
await browser.close();
process.stdout.write(`Screenshots of ${SITE} are in docs/pictures\n`);
