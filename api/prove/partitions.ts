import { parseArgs } from 'node:util';

import { provePartitions } from './partitions/prove-partitions';

const { values } = parseArgs({ options: { bookings: { type: 'string', default: '200000' } } });

/** Bookings divided by camper among two servers of PostgreSQL, as tables of the second one are seen by the first. */
const rows = await provePartitions({ bookings: Number(values.bookings) });
console.log('| what | result | |\n| --- | --- | --- |');
for (const { what, result, isGood } of rows)
  console.log(`| ${what} | ${result} | ${isGood ? 'holds' : 'FAILS'} |`);
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
