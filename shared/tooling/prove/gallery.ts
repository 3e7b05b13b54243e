import { provePart } from './prove-part.mjs';

/**
 * Tests every story in every language at both widths, and compares its texts after switching messages with those of a
 * new render (`e2e/gallery`). The part `gallery` of `npm test` is its short form.
 */
process.exitCode = provePart('gallery-full');
