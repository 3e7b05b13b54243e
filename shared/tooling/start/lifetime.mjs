const ECHO_MS = 1_000;
const PARENT_CHECK_MS = 250;
const OUTPUTS = [process.stdout, process.stderr];

/**
 * Everything that must be stopped before this process may end, in reverse order of its start. The first signal stops
 * everything in order; a later one ends it at once. Under npm the end of npm counts as a signal: ending npm ends what
 * it started. So does the end of the process that reads the output (`npm test | head`): otherwise the first unread line
 * would end this process at once and leave databases and servers behind.
 *
 * @param {object} options
 * @param {(line: string) => void} options.print
 * @param {() => void} [options.onStop] called once, when stopping begins
 * @param {(code: number) => void} [options.exit]
 * @param {import('node:stream').Writable[]} [options.outputs]
 */
export function createLifetime({ print, onStop = () => {}, exit = process.exit, outputs = OUTPUTS }) {
  const running = [];
  let stopping;
  let stopBegan = 0;

  async function stopAll() {
    for (let last = running.at(-1); last; last = running.at(-1)) {
      await last.stop();
      if (!last.isSilent) print(`${last.name} stopped`);
      remove(last);
    }
  }

  function remove(entry) {
    const index = running.indexOf(entry);
    if (index >= 0) running.splice(index, 1);
  }

  function killAll() {
    for (const entry of running.splice(0).reverse()) entry.kill();
    exit(130);
  }

  /** Stops everything once; later calls wait for the same end. */
  function stop() {
    if (!stopping) {
      stopBegan = Date.now();
      onStop();
      stopping = stopAll();
    }
    return stopping;
  }

  function onSignal({ isLost = false } = {}) {
    if (!stopping) {
      print('Stopping');
      void stop().then(() => exit(0));
      return;
    }
    // Every unread line raises the error again.
    if (isLost) return;
    // Under npm, one Ctrl-C arrives twice: from the terminal and passed on by npm.
    if (Date.now() - stopBegan > ECHO_MS) killAll();
  }

  onEndRequested(outputs, onSignal);

  return {
    /** Adds `{name, stop, kill}`; returns the function that removes it again. */
    add(entry) {
      running.push(entry);
      return () => remove(entry);
    },
    stop,
    get isStopping() {
      return stopping !== undefined;
    },
  };
}

function onEndRequested(outputs, report) {
  if (process.env.npm_lifecycle_event) onParentGone(report);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => report());
  for (const output of outputs) {
    output.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
      report({ isLost: true });
    });
  }
}

function onParentGone(report) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    report();
  }, PARENT_CHECK_MS);
  watch.unref();
}
