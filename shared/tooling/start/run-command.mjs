import { appendFileSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

import { Refusal } from '../postgres/refusal.mjs';
import { endGroup, launch, signalGroup } from './processes.mjs';

const NOISE = /^.*npm error (Lifecycle|code \d|path|workspace|location|command)|^\s*at /;

/**
 * Runs a program to its end; it is stopped when this process has to stop.
 *
 * @param {{ settings, lock, lifetime }} run
 * @param {{ name: string, command?: string, args: string[], env?: object, log: string, answer?: string, onLine?: (line:
 * string) => void }} program `command` is this Node by default; all output goes to the file `log`, except standard
 * output to the file `answer`, if that is a result; `onLine` receives each line
 * @returns {Promise<number | string>} its exit code, or the signal that ended it
 */
export async function runProgram(
  { settings, lock, lifetime },
  { name, command, args, env, log, answer, onLine },
) {
  // Emptied, then opened for appending: several writers share it.
  writeFileSync(log, '');
  const talk = openSync(log, 'a');
  const output = answer ? openSync(answer, 'w') : talk;
  const stdio = ['ignore', onLine ? 'pipe' : output, talk];
  const { child, ended, identity } = launch(command ?? process.execPath, args, {
    cwd: settings.root,
    env,
    stdio,
  });
  for (const file of new Set([talk, output])) closeSync(file);
  const remove = lifetime.add({
    name,
    isSilent: true,
    stop: () => endGroup(identity),
    kill: () => signalGroup(identity, 'SIGKILL'),
  });
  lock.remember({ name, ...identity });
  if (onLine) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      appendFileSync(log, `${line}\n`);
      onLine(line);
    });
  }

  const { code } = await ended;
  remove();
  lock.forget(identity);
  return code;
}

/**
 * Runs a program that must succeed, with its output in the data folder's logs; returns the output, or refuses with its
 * last lines.
 */
export async function runCommand(run, program) {
  const log = join(run.settings.home, 'logs', `${program.name}.log`);
  const code = await runProgram(run, { ...program, log });
  if (code === 0) return readFileSync(log, 'utf8');
  throw new Refusal(`${program.name} failed (${code}):\n${progressLines(log)}\nAll of it: ${log}`);
}

// A build prints its errors first and long traces after them.
function progressLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const errors = lines.filter((line) => /error/i.test(line) && !NOISE.test(line));
  return errors.length > 0 ? errors.slice(0, 15).join('\n') : lastLines(file);
}

/** The last lines of a log file, for a person who looks for the reason of a failure. */
export function lastLines(file, count = 20) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.slice(-count).join('\n') || `(${basename(file)} is empty)`;
}
