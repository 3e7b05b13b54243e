import { endGroup, signalGroup } from '../start/processes.mjs';
import { startService } from '../start/service.mjs';

/**
 * Starts a program that can be restarted by itself. `ended` rejects when it ends without having been told to.
 *
 * @returns `{ name, ended, stop, start, restart, kill }`
 */
export async function startServer(run, program) {
  let current;
  let isExpected = false;
  let fail;
  const ended = new Promise((_, reject) => (fail = reject));
  ended.catch(() => {});

  async function start(what = program) {
    isExpected = false;
    current = await startService(run, what);
    current.ended.catch((error) => {
      if (!isExpected) fail(error);
    });
  }

  async function stop() {
    isExpected = true;
    await endGroup(current.identity);
  }

  // A site that was up before has something to show: one that is merely starting is not up again.
  async function restart() {
    await stop();
    await start({ ...program, isUp: undefined });
  }

  function kill() {
    isExpected = true;
    signalGroup(current.identity, 'SIGKILL');
  }

  await start();
  return { name: program.name, ended, stop, start, restart, kill };
}
