import { runBenchProgram } from '../run-api-bench.mjs';

/** One api and two behind the same edge, under as many requests as they answer. */
export const stack = { name: 'stack', title: 'One api and two', needsSite: false, run };

function run({ programs, rounds, progress }) {
  const args = rounds < 200 ? ['--rounds', '1', '--seconds', '2'] : [];
  return runBenchProgram(programs, {
    name: 'stack',
    script: 'shared/tooling/bench/stack/measure-stack.mjs',
    does: 'One api and two',
    args,
    progress,
  });
}
