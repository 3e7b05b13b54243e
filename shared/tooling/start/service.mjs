import { closeSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Refusal } from '../postgres/refusal.mjs';
import { endGroup, launch, signalGroup } from './processes.mjs';
import { lastLines } from './run-command.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Starts one of our servers and waits until its health check answers.
 *
 * @param {{ settings, lock, lifetime }} run
 * @param {{ name: string, log?: string, command?: string, script: string, args?: string[], env: object, health: string,
 * isUp?: (answer: Response) => boolean | Promise<boolean>, isHealthy?: () => Promise<boolean>, options?: object }}
 * program `isUp` decides about a response of the health check, `isHealthy` is one that is not a request; `log` names the
 * log file, which is `name` by default; `command` is a program other than Node, `options` those of `spawn`
 * @returns `{ name, identity, ended }`: `ended` resolves with the exit reason if the server stops by itself
 */
export async function startService({ settings, lock, lifetime }, program) {
  const { name, log = name, env } = program;
  const file = join(settings.home, 'logs', `${log}.log`);
  archivePrevious(file);
  const output = openSync(file, 'a');
  const options = { cwd: settings.root, env, ...program.options, stdio: ['ignore', output, output] };
  const { ended, identity } = launch(...commandLine(program), options);
  closeSync(output);
  lock.remember({ name, ...identity });
  const remove = lifetime.add({
    name,
    stop: () => endGroup(identity),
    kill: () => signalGroup(identity, 'SIGKILL'),
  });

  const exitReason = ended.then(({ code }) => {
    remove();
    lock.forget(identity);
    throw new Refusal(`${name} ended by itself (${code}):\n${lastLines(file)}\nAll of it: ${file}`);
  });
  await Promise.race([waitUntilHealthy(program, file), exitReason]);
  return { name, identity, ended: exitReason };
}

function commandLine({ command, script, args = [] }) {
  return command ? [command, args] : [process.execPath, ['--enable-source-maps', script, ...args]];
}

// The log of the previous run contains the reason of a crash.
function archivePrevious(file) {
  try {
    renameSync(file, file.replace(/\.log$/, '.previous.log'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

async function waitUntilHealthy({ name, health, isUp, isHealthy = () => answers(health, isUp) }, file) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isHealthy()) return;
    await delay(100);
  }
  throw new Refusal(`${name} does not answer at ${health}:\n${lastLines(file)}\nAll of it: ${file}`);
}

async function answers(health, isUp = ({ ok }) => ok) {
  const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer !== undefined && isUp(answer);
}
