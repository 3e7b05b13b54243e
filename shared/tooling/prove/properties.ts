import { provePart } from './prove-part.mjs';

/**
 * Checks the properties of prices, refunds and searches (`*.properties.test.ts`) with ten times as many random inputs
 * as the part `units` of `npm test`.
 */
process.exitCode = provePart('properties');
