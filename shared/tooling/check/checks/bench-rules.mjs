import { explain } from '../../postgres/refusal.mjs';

/** A row of a Markdown table that holds a figure. */
const FIGURES = /^\|.*\d.*\|$/m;

/**
 * Whether a benchmark still runs to its table.
 *
 * @param {{ name: string }} benchmark
 * @param {() => Promise<{ problems: string[], text: string }>} run
 * @returns {Promise<{ name: string, problems: string[] }>} problems: what it found wrong itself, why it failed, or that
 *   its table holds no figure
 */
export async function checkBenchmark({ name }, run) {
  try {
    const { problems, text } = await run();
    const isEmpty = problems.length === 0 && !FIGURES.test(text);
    return { name, problems: isEmpty ? ['its table holds no figure'] : problems };
  } catch (error) {
    return { name, problems: [explain(error)] };
  }
}
