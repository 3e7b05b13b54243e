import { parseArgs } from 'node:util';

import { findViolations, measureSwaps, slopeOf } from './swaps/prove-swaps';

/** Swaps the release of a part under load: `--swaps 1000`. */
const { values } = parseArgs({ options: { swaps: { type: 'string', default: '1000' } } });

const swapping = await measureSwaps({ swaps: Number(values.swaps) });
const { swaps, requests, failed, processes, memory } = swapping;
const violations = findViolations(swapping);
console.log(
  `${swaps} swaps, ${requests} requests meanwhile, ${failed} failed; memory grew by ` +
    `${slopeOf(memory).toFixed(2)} MB per 100 swaps, to ${(memory.at(-1)?.mb ?? 0).toFixed(1)} MB; ` +
    `${processes} processes of server parts at the end`,
);
for (const violation of violations) console.error(violation);
console.log(`${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
