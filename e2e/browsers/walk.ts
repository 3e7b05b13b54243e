import { find, waitFor, type Driver } from './driver';

export interface Payer {
  email: string;
  password: string;
}

export interface Step {
  name: string;
  run(driver: Driver, context: { site: string; payer: Payer }): Promise<void>;
}

const REFUSED = 'campavia_consent=v1.refused; path=/';
const CARD = { number: '4242424242424242', expiry: '1229', cvx: '123', holder: 'Nora Byrne' };

/** On the Irish site; each step continues where the one before ended. */
export const WALK: Step[] = [
  {
    name: 'search',
    async run(driver, { site }) {
      await driver.goto(`${site}/en-ie/`);
      await driver.evaluate(`document.cookie = ${JSON.stringify(REFUSED)}`);
      await driver.goto(`${site}/en-ie/`);
      await waitFor(driver, 'a search form', `document.querySelector('[role="search"] input')`);
      // The field becomes a combobox with suggestions when it is focused.
      await driver.click('[role="search"] input');
      await waitFor(driver, 'suggestions', `document.querySelector('[role="search"] [role="combobox"]')`);
      await driver.type('[role="search"] [role="combobox"]', 'Annecy');
      await driver.click(await find(driver, '[role="option"]', /^Annecy/));
      await driver.click(await find(driver, '[role="search"] button[type="submit"]', /./));
      await waitFor(driver, 'results', `document.querySelectorAll('main a[href*="/campers/"]').length > 5`);
    },
  },
  {
    name: 'listing',
    async run(driver) {
      const link = `document.querySelector('main a[href*="/campers/"]').getAttribute('href')`;
      const href = await driver.evaluate<string>(`return ${link}`);
      await driver.click(`main a[href=${JSON.stringify(href)}]`);
      await waitFor(driver, 'a camper', `/\\/campers\\/\\d+/.test(location.pathname)`);
      await waitFor(
        driver,
        'its pictures',
        `document.querySelector('main h1') && document.querySelector('main img')`,
      );
    },
  },
  {
    name: 'sign-in',
    async run(driver, { site, payer }) {
      await driver.goto(`${site}/en-ie/sign-in?next=${encodeURIComponent('/en-ie/d/trips')}`);
      await waitFor(driver, 'a form', `document.querySelector('main input[type="password"]')`);
      await driver.type('main input[type="email"]', payer.email);
      await driver.type('main input[type="password"]', payer.password);
      await driver.click('main form button[type="submit"]');
      // A browser that keeps no session shows the address for a moment, then the sign-in again.
      await find(driver, 'main a[href*="/d/trips/"]', /./);
    },
  },
  {
    name: 'trip',
    async run(driver) {
      await driver.click(await find(driver, 'main a[href*="/d/trips/"]', /./));
      await waitFor(
        driver,
        'a trip',
        `/\\/d\\/trips\\/\\d+/.test(location.pathname) && document.querySelector('main h1')`,
      );
    },
  },
  {
    name: 'payment',
    async run(driver) {
      await driver.click(await find(driver, 'main a[href*="/campers/"]', /^Pay €/));
      await waitFor(driver, 'the summary', `/\\/summary$/.test(location.pathname)`);
      await driver.click(await find(driver, 'main button', /payment/));
      await waitFor(driver, 'the card', `document.querySelector('main input[name="number"]')`);
      for (const [name, text] of Object.entries(CARD)) await driver.type(`main input[name="${name}"]`, text);
      await driver.evaluate(`document.querySelector('main input[name="agreed"]').click()`);
      await driver.click(await find(driver, 'main button', /^Pay €/));
      await waitFor(driver, 'a booked trip', `/\\/success$/.test(location.pathname)`);
    },
  },
];
