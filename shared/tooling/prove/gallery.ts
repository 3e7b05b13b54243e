import { provePart } from './prove-part.mjs';

/**
 * Looks at every story in every language at both widths, and compares what each reads with its messages switched and
 * drawn anew (`e2e/gallery`). The part `gallery` of `npm test` is its short form.
 */
process.exitCode = provePart('gallery-full');
