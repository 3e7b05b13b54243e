import { provePart } from './prove-part.mjs';

/**
 * Builds mf-search as it was at an earlier commit and lets a site of its own give that release to some visitors, to all,
 * and take it back, beside the parts of today (`e2e/proofs/releases-earlier.spec.ts`).
 */
process.exitCode = provePart('releases-earlier');
