import { provePart } from './prove-part.mjs';

/**
 * Lets Lighthouse and the HTTP Observatory check the public pages of a site of its own (`shared/tooling/outside`); fast
 * external tools run in `npm test`.
 */
process.exitCode = provePart('outside');
