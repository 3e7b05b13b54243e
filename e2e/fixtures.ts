import { test as base } from '@playwright/test';
import pg from 'pg';

import { plainDate, todayIn, type DayRange } from '@campavia/domain';

import { Scenes } from './scenes/scenes';

const now = process.env.CAMPAVIA_NOW ? Date.parse(process.env.CAMPAVIA_NOW) : Date.now();

/** The day it is on the French site. */
export const TODAY = todayIn('Europe/Paris', new Date(now));
/** A week far enough ahead for every owner and near enough for every calendar. */
export const STAY: DayRange = { from: plainDate('2027-05-11'), to: plainDate('2027-05-18') };
/** The same as the query of an address. */
export const STAY_QUERY = `date_from=${STAY.from}&date_to=${STAY.to}`;

interface Fixtures {
  /** What the browser complained about: errors of scripts, of policies, of the console. */
  complaints: string[];
}

interface WorkerFixtures {
  databaseUrl: string;
  scenes: Scenes;
}

/** A journey with the database at hand. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await provide(complaints);
  },
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
});

export { expect } from '@playwright/test';
