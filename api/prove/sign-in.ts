import { parseArgs } from 'node:util';

import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { attemptOver } from './sign-in/attempt-over';
import { createAccounts } from './sign-in/create-accounts';
import { proveSignIn, type ProofOutcome } from './sign-in/prove-sign-in';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    attempts: { type: 'string', default: '1000' },
    seconds: { type: 'string' },
  },
});
const attempts = Number(values.attempts);
const seconds = Number(values.seconds ?? (values.short ? 5 : 60));

const server = await startScratchServer(20);
const database = connect(server.templateUrl, { max: 8 });
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const [victim, ...others] = await createAccounts(database, 21, 'proof');

console.log(`sign-in: twice ${attempts} wrong passwords on one account, each time within ${seconds} s`);
try {
  if (!victim) throw new Error('no account to attack');
  const attempt = attemptOver(origin);
  report(await proveSignIn({ attempt, victim, others, attempts, withinMs: seconds * 1000 }));
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

function report({ checked, throttled, otherSignIns, violations }: ProofOutcome): void {
  for (const violation of violations.slice(0, 10)) console.error(violation);
  console.log(
    `${checked.fromOneAddress} checked from one address, ${checked.fromManyAddresses} from many, ` +
      `${throttled} throttled; the owner and 20 others signed in ${otherSignIns} times; ${violations.length} violations`,
  );
  if (violations.length > 0) process.exitCode = 1;
}
