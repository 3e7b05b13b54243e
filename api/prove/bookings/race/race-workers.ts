import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { packageRoot } from '../../../src/core/package-root';
import { bundleOf } from '../start-program';
import type { RaceCall, RaceResult, WorkerSetup } from './race-call';

/** Api processes that make calls at the same time. */
export interface RaceWorkers {
  /** Distributes calls over all processes and collects the answers. */
  race(calls: readonly RaceCall[]): Promise<RaceResult[]>;
  stop(): Promise<void>;
}

/** Starts `count` api processes. */
export async function startRaceWorkers(count: number, setup: WorkerSetup): Promise<RaceWorkers> {
  const program = await bundleOf('race-worker');
  const workers = Array.from({ length: count }, () => startWorker(program, setup));
  await Promise.all(workers.map(({ nextResults }) => nextResults()));
  return {
    async race(calls) {
      const answers = workers.map(({ child, nextResults }, nth) => {
        child.send(calls.filter((_, index) => index % count === nth));
        return nextResults();
      });
      return (await Promise.all(answers)).flat();
    },
    async stop() {
      await Promise.all(workers.map(({ child }) => end(child)));
    },
  };
}

function startWorker(program: string, setup: WorkerSetup) {
  const child = fork(program, [JSON.stringify(setup)], { cwd: packageRoot(), execArgv: [] });
  let [resolve, reject] = [(_: RaceResult[]) => {}, (_: Error) => {}];
  child.on('message', (results) => resolve(results as RaceResult[]));
  child.on('exit', (code) => reject(new Error(`A worker exited (${String(code)})`)));
  const nextResults = () =>
    new Promise<RaceResult[]>((onResults, onEnd) => {
      [resolve, reject] = [onResults, onEnd];
    });
  return { child, nextResults };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}
