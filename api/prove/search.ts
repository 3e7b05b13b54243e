import { parseArgs } from 'node:util';

import { createCaller, settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { createCappedSearch } from './search/capped-search';
import { proveSearch, type ProofOutcome } from './search/prove-search';

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '500' },
    campers: { type: 'string', default: '2000' },
    // Behaves as with very many campers: pages are fetched by cursor and counts are capped at 100.
    crowd: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const CROWD = { exactAmong: 0, cap: 100, pieces: [], piecesWithRows: [1_000_000] };

const server = await startScratchServer(Number(values.campers));
const database = connect(server.templateUrl, { max: 4 });
const settings = settingsFor(server.templateUrl, '/nonexistent');
const context = { settings, database, clock: createClock(TEST_NOW_MS) };
const app = await createApp(context);
const get = createCaller(app);
const crowded = createCappedSearch(context, CROWD);
const searchIn = values.crowd ? createCaller(crowded) : get;

console.log(`search: ${values.searches} random searches over ${values.campers} campers, seed ${values.seed}`);
try {
  report(
    await proveSearch({
      database,
      today: TEST_TODAY,
      searches: Number(values.searches),
      seed: Number(values.seed),
      countsUpTo: values.crowd ? CROWD.cap : undefined,
      search: async (query) => (await searchIn(`/3/campers/search/?${query}`)).body,
      listing: async (id, query) => (await get(`/3/products/${id}/?${query}`)).body,
    }),
  );
} finally {
  await crowded.close();
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
