import { lives } from '../start/process-identity.mjs';
import { endGroup, signalGroup } from '../start/processes.mjs';
import { startService } from '../start/service.mjs';

/**
 * Starts a program that can be restarted separately. `ended` rejects if it ends without being stopped. While it is
 * restarted, `edge` sends it no requests.
 *
 * @returns `{ name, ended, pid, isRunning, stop, start, leave, comeBack, restart, kill }`
 */
export async function startServer(run, program, edge) {
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

  async function leave() {
    edge.takeOut();
    await stop();
  }

  // A site that was ready before has a composition: one that is only starting does not count as ready again.
  async function comeBack() {
    await start({ ...program, isUp: undefined });
    edge.putBack();
  }

  async function restart() {
    await leave();
    await comeBack();
  }

  function kill() {
    isExpected = true;
    signalGroup(current.identity, 'SIGKILL');
  }

  await start();
  const pid = () => current.identity.pid;
  const isRunning = () => lives(current.identity);
  return { name: program.name, ended, pid, isRunning, stop, start, leave, comeBack, restart, kill };
}
