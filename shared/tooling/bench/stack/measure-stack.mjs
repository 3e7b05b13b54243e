import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { describeNode } from '../../database/nodes.mjs';
import { otherNode, readRecord } from '../../database/record.mjs';
import { pidIn } from '../../postgres/postmaster.mjs';
import { explain, Refusal } from '../../postgres/refusal.mjs';
import { openStack } from '../../stack/open-stack.mjs';
import { proofEnvironment } from '../../stack/prove-stack.mjs';
import { findFreePort } from '../../start/ports.mjs';
import { prepareScenes } from './scenes.mjs';
import { costTable, memoryTable, processorTable, summarise, throughputTable } from './stack-tables.mjs';
import { coresBetween, readMemory, readUsage } from './usage.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '10' } },
});
const [ROUNDS, SECONDS] = [Number(values.rounds), Number(values.seconds)];

/**
 * The stack with one api and with two, alternating, under as many requests as it answers. Prints its tables to standard
 * output, and what it does to standard error.
 */
if (process.platform !== 'linux') throw new Refusal('Processor time by process is read from /proc of Linux.');
Object.assign(process.env, proofEnvironment(ROOT), { CAMPAVIA_HOME: join(ROOT, '.campavia/bench') });
const opened = openStack({
  home: ({ home }) => join(home, 'stack'),
  port: String(await findFreePort()),
  write: console.error,
});
const sender = fork(join(import.meta.dirname, 'load-program.mjs'));
const gaveUp = once(sender, 'exit').then(() => Promise.reject(new Error('The sender of requests ended')));
gaveUp.catch(() => {});
try {
  console.log(await measureAll(await opened.ready, opened.progress.print));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  sender.disconnect();
  await opened.lifetime.stop();
}
process.exit();

async function measureAll(stack, print) {
  const scenes = await prepareScenes(stack);
  const measured = [];
  const memory = {};
  const loads = [loadavg()[0]];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order changes from round to round, so that what drifts meets both.
    for (const apis of round % 2 === 0 ? [1, 2] : [2, 1]) {
      await runWith(stack, apis);
      const roots = await rootsOf(stack, apis);
      for (const scene of scenes) await measure(stack, { scene, roots, seconds: WARM_UP_SECONDS });
      for (const scene of scenes) {
        const found = await measure(stack, { scene, roots, seconds: SECONDS });
        measured.push({ ...found, apis });
        print(`${apis} × api, ${scene.name}: ${Math.round(found.perSecond)} a second`);
      }
      memory[apis] = readMemory(roots);
    }
    loads.push(loadavg()[0]);
  }
  return describe({ measured, memory, loads });
}

async function runWith({ servers }, apis) {
  const second = servers['api-2'];
  const isRunning = second.isRunning();
  if (apis === 1 && isRunning) await second.leave();
  if (apis === 2 && !isRunning) await second.comeBack();
}

async function rootsOf({ servers, pair }, apis) {
  const { primary } = readRecord(pair.home);
  const pids = (...names) => names.map((name) => servers[name].pid());
  return {
    api: pids(...['api-1', 'api-2'].slice(0, apis)),
    primary: [await postmasterOf(pair.home, primary)],
    replica: [await postmasterOf(pair.home, otherNode(primary))],
    nginx: pids('edge'),
    load: [sender.pid],
    telemetry: [process.pid],
    worker: pids('worker'),
    sites: pids('site-1', 'site-2', 'psp'),
  };
}

async function postmasterOf(home, name) {
  const { data } = await describeNode(home, name);
  return pidIn(join(data, 'postmaster.pid'));
}

async function measure({ apiUrl }, { scene, roots, seconds }) {
  const { name, calls, prepare } = scene;
  await prepare?.();
  const before = readUsage(roots);
  const first = Math.floor(Math.random() * calls.length);
  sender.send({ url: apiUrl, connections: CONNECTIONS, seconds, calls, first });
  const [answer] = await Promise.race([once(sender, 'message'), gaveUp]);
  return { scene: name, ...answer, cores: coresBetween(before, readUsage(roots)) };
}

function describe({ measured, memory, loads }) {
  const processors = availableParallelism();
  const summaries = summarise(measured);
  const averages = loads.map((load) => load.toFixed(1)).join(', ');
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} on ${processors} processors: ${ROUNDS} rounds of both,`,
    `alternating, ${SECONDS} s for each kind of request over ${CONNECTIONS} connections without a pause, through nginx;`,
    `medians, also of the rounds’ own ratios. Load average before the first round and after each: ${averages}. Sender, both database servers and`,
    'everything else share the processors. There is no pooler in the stack without containers.',
    '',
    throughputTable(summaries),
    '',
    processorTable(summaries, processors),
    '',
    costTable(summaries),
    '',
    memoryTable(memory),
  ].join('\n');
}
