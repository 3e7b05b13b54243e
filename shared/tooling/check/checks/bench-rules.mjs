import { explain } from '../../postgres/refusal.mjs';

/** A row of a Markdown table that contains a figure. */
const FIGURES = /^\|.*\d.*\|$/m;

/**
 * Whether a benchmark still prints its table.
 *
 * @param {{ name: string }} benchmark
 * @param {() => Promise<{ problems: string[], text: string }>} run
 * @returns {Promise<{ name: string, problems: string[] }>} problems: those that the benchmark reports, why it failed,
 * or that its table contains no figure
 */
export async function checkBenchmark({ name }, run) {
  try {
    const { problems, text } = await run();
    const isEmpty = problems.length === 0 && !FIGURES.test(text);
    return { name, problems: isEmpty ? ['its table contains no figure'] : problems };
  } catch (error) {
    return { name, problems: [explain(error)] };
  }
}
