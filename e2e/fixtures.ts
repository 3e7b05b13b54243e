import { test as base } from '@playwright/test';
import pg from 'pg';

import { plainDate, todayIn, type DayRange } from '@campavia/domain';

import { startCardVault, type CardVault } from './faults/card-vault';
import { startCopiedSite, type Channel, type CopiedSite } from './faults/copied-site';
import { Scenes } from './scenes/scenes';

const now = process.env.CAMPAVIA_NOW ? Date.parse(process.env.CAMPAVIA_NOW) : Date.now();

export const TODAY = todayIn('Europe/Paris', new Date(now));
/** A week far enough ahead for every owner and near enough for every calendar. */
export const STAY: DayRange = { from: plainDate('2027-05-11'), to: plainDate('2027-05-18') };
export const STAY_QUERY = queryOf(STAY);
/** Days that no journey books: what a search finds for them stays the same while others run. */
export const UNBOOKED_STAY: DayRange = { from: plainDate('2027-06-29'), to: plainDate('2027-07-06') };
export const UNBOOKED_STAY_QUERY = queryOf(UNBOOKED_STAY);

const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  /** Errors of scripts and of the content security policy, errors and warnings of the console. */
  consoleErrors: string[];
  releaseChannel: Channel;
}

interface WorkerFixtures {
  databaseUrl: string;
  scenes: Scenes;
  cardVault: CardVault;
  copiedSite: CopiedSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  consoleErrors: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem && message.text() !== WORKER_BLOCKED) errors.push(message.text());
    });
    await provide(errors);
  },
  releaseChannel: async ({ copiedSite }, provide) => provide(await copiedSite.openChannel()),
  databaseUrl: [process.env.DATABASE_URL ?? '', { option: true, scope: 'worker' }],
  scenes: [
    async ({ databaseUrl }, provide) => {
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      await provide(new Scenes(database, TODAY));
      await database.end();
    },
    { scope: 'worker' },
  ],
  cardVault: [
    async ({ databaseUrl: _ }, provide) => {
      const vault = await startCardVault();
      await provide(vault);
      await vault.stop();
    },
    { scope: 'worker' },
  ],
  copiedSite: [
    async ({ cardVault }, provide) => {
      const site = await startCopiedSite({ cardVaults: cardVault.origin });
      await provide(site);
      await site.stop();
    },
    // Only there to end a set-up that hangs: it publishes eight releases, which takes minutes on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '@playwright/test';
export { NARROW_TOO, ON_COPIED_SITE } from './tags';

function queryOf({ from, to }: DayRange): string {
  return `date_from=${from}&date_to=${to}`;
}
