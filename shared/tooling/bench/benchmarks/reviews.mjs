import { runApiBench } from '../run-api-bench.mjs';

/** The lists of reviews and of their pictures among 35,000 reviews, measured by the api's own benchmark. */
export const reviews = { name: 'reviews', title: 'Reviews', needsSite: false, run };

function run({ programs, isShort, progress }) {
  const args = isShort ? ['--rounds', '1', '--between', '20', '--clients', '10', '--reviews', '2000'] : [];
  return runApiBench(programs, { name: 'reviews', does: 'Reviews', args, progress });
}
