import { provePart } from './prove-part.mjs';

/**
 * Crawls all sixteen sites as a search engine without scripts does, along every link and sitemap
 * (`shared/tooling/crawl`). The part `crawl` of `npm test` is its short form.
 */
process.exitCode = provePart('crawl-full');
