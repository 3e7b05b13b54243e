import { provePart } from './prove-part.mjs';

/**
 * Checks the properties of prices, refunds and searches (`*.properties.test.ts`) with many more random inputs than the
 * part `units` of `npm test`.
 */
process.exitCode = provePart('properties');
