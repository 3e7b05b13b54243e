import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { packageRoot } from '../../../src/core/package-root';
import { bundleOf } from '../start-program';
import type { RaceCall, RaceResult, Track } from './race-call';

/** Processes of the api that are let loose at the same moment. */
export interface Racers {
  /** Deals calls out to all of them, and gathers what was answered. */
  race(calls: readonly RaceCall[]): Promise<RaceResult[]>;
  stop(): Promise<void>;
}

/** Starts so many processes of the api. */
export async function startRacers(count: number, track: Track): Promise<Racers> {
  const program = await bundleOf('racer');
  const racers = Array.from({ length: count }, () => startRacer(program, track));
  await Promise.all(racers.map(({ hear }) => hear()));
  return {
    async race(calls) {
      const answers = racers.map(({ child, hear }, nth) => {
        child.send(calls.filter((_, index) => index % count === nth));
        return hear();
      });
      return (await Promise.all(answers)).flat();
    },
    async stop() {
      await Promise.all(racers.map(({ child }) => end(child)));
    },
  };
}

function startRacer(program: string, track: Track) {
  const child = fork(program, [JSON.stringify(track)], { cwd: packageRoot(), execArgv: [] });
  let [resolve, reject] = [(_: RaceResult[]) => {}, (_: Error) => {}];
  child.on('message', (results) => resolve(results as RaceResult[]));
  child.on('exit', (code) => reject(new Error(`A racer ended by itself (${String(code)})`)));
  const hear = () =>
    new Promise<RaceResult[]>((onResults, onEnd) => {
      [resolve, reject] = [onResults, onEnd];
    });
  return { child, hear };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}
