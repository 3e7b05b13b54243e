import { provePart } from './prove-part.mjs';

/**
 * Builds mf-search from an earlier commit, starts a site that runs this release as a canary, promotes it and rolls it
 * back, beside today's parts (`e2e/proofs/releases-earlier.spec.ts`).
 */
process.exitCode = provePart('releases-earlier');
