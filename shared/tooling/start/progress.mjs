const HEARTBEAT_MS = 10_000;
const FIRST_SIGN_MS = 2_000;

/**
 * Prints one line per step, with the elapsed time, and its progress in between.
 *
 * @param {(line: string) => void} write
 */
export function createProgress(write = console.log) {
  const begin = performance.now();
  const print = (text) => write(`${seconds(performance.now() - begin).padStart(8)}  ${text}`);

  /** Runs the work; `describe` turns its result into the step's line, and lines below it. */
  async function step(title, work, describe = () => title) {
    const begun = performance.now();
    const pulse = keepAlive(title, print);
    try {
      const result = await work(pulse.showStatus);
      const [line, ...details] = describe(result).split('\n');
      print([`${line}${took(performance.now() - begun)}`, ...details].join('\n'));
      return result;
    } finally {
      pulse.stop();
    }
  }

  return { print, step };
}

// Prints the progress soon after the work began, then at most every ten seconds.
function keepAlive(title, print) {
  let latest = '';
  const begun = performance.now();
  const sign = () => print(`  ${title} … ${latest || seconds(performance.now() - begun)}`);
  const first = setTimeout(sign, FIRST_SIGN_MS);
  const beat = setInterval(sign, HEARTBEAT_MS);
  const stop = () => {
    clearTimeout(first);
    clearInterval(beat);
  };
  return { showStatus: (text) => (latest = text), stop };
}

function took(ms) {
  return ms < 1_000 ? '' : ` (took ${seconds(ms)})`;
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`;
}
