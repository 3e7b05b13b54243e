import { parseArgs } from 'node:util';

import { asker, settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/clock';
import { connect } from '../src/database/connect';
import { proveSearch, type ProofOutcome } from './search/prove-search';

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '500' },
    campers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const server = await startScratchServer(Number(values.campers));
const database = connect(server.templateUrl, { max: 4 });
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
const get = asker(app);

console.log(`search: ${values.searches} random searches over ${values.campers} campers, seed ${values.seed}`);
try {
  report(
    await proveSearch({
      database,
      today: TEST_TODAY,
      searches: Number(values.searches),
      seed: Number(values.seed),
      search: async (query) => (await get(`/3/campers/search/?${query}`)).body,
      listing: async (id, query) => (await get(`/3/products/${id}/?${query}`)).body,
    }),
  );
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

function report({ searches, withHits, compared, mismatches }: ProofOutcome): void {
  for (const mismatch of mismatches.slice(0, 5)) console.error(JSON.stringify(mismatch, null, 2));
  console.log(
    `${searches} searches, ${withHits} with hits, ${compared} campers compared, ${mismatches.length} wrong`,
  );
  if (mismatches.length || withHits < searches / 2) process.exitCode = 1;
}
