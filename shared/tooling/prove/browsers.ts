import { provePart } from './prove-part.mjs';

/**
 * Runs a walk through a site of its own in Firefox and in WebKit, the engine of Safari: search, listing, sign-in, a
 * trip and a payment (`e2e/browsers`). Debian's packages of the browsers are installed if allowed.
 */
process.exitCode = provePart('browsers');
