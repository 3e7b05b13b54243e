import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { backUp } from '../database/back-up.mjs';
import { failOver } from '../database/fail-over.mjs';
import { startOther } from '../database/nodes.mjs';
import { readRecord } from '../database/record.mjs';
import { restore } from '../database/restore.mjs';
import { explain, Refusal } from '../postgres/refusal.mjs';
import { readSettings } from '../start/settings.mjs';
import { openStack } from './open-stack.mjs';
import { pairOf } from './start-stack.mjs';

const USAGE = `Usage: npm run stack
       npm run stack -- failover [--accept-loss]   promotes the replica of a primary that is dead
       npm run stack -- rejoin                     starts the replica; a former primary is copied anew
       npm run stack -- backup [--keep 7]          copies the primary, and deletes all but the newest backups
       npm run stack -- restore --to <time>        starts a server with the data of a time, such as 2027-03-15T08:00:00Z`;
const HOME = ({ home }) => join(home, 'stack');
const COMMANDS = { failover, rejoin, backup, restore: restoreTo };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'accept-loss': { type: 'boolean', default: false },
    keep: { type: 'string', default: '7' },
    to: { type: 'string', default: '' },
  },
});
const [name] = positionals;
await (name === undefined ? runStack() : runCommand(name));

async function runStack() {
  const { progress, lifetime, ready } = openStack({ home: HOME, port: '4400' });
  try {
    const { url, servers, telemetry } = await ready;
    progress.print(`Two of everything are ready behind ${url}; Ctrl-C stops everything`);
    progress.print(`${telemetry.url}/counts counts their spans and metrics`);
    await Promise.race(Object.values(servers).map(({ ended }) => ended));
  } catch (error) {
    // While stopping, unfinished steps fail because their programs were ended; these errors are not printed.
    if (!lifetime.isStopping) {
      console.error(explain(error));
      await lifetime.stop();
      process.exit(1);
    }
  }
}

/** Works on the servers of a stack that runs in another terminal. */
async function runCommand(command) {
  try {
    const settings = readSettings();
    if (!COMMANDS[command]) throw new Refusal(USAGE);
    console.log(await COMMANDS[command](pairOf({ ...settings, home: HOME(settings) })));
    process.exit();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function failover({ home }) {
  const primary = await failOver({ home, loss: values['accept-loss'] ? 'accepted' : 'refused' });
  return `${primary} is the primary; make the other one its replica with: npm run stack -- rejoin`;
}

async function rejoin(pair) {
  await startOther({ ...pair, log: console.log });
  return `the replica follows ${readRecord(pair.home).primary}`;
}

async function backup({ home }) {
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Refusal('--keep is a number of backups, at least 1.');
  const { name: made, removed } = await backUp({ home, keep });
  return `backup ${made}; deleted ${removed.backups} older ones and ${removed.segments} segments`;
}

async function restoreTo({ home }) {
  const moment = new Date(values.to);
  if (Number.isNaN(moment.getTime())) throw new Refusal('--to is a time, such as 2027-03-15T08:00:00Z.');
  const { url, backup: used } = await restore({ home, moment, log: console.log });
  return `restored from ${used.name}: ${url}`;
}
