import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkAnswers } from './check-answers';
import { isCanonical } from './check-page';
import { checkSite } from './check-site';
import { crawl } from './crawl-site';

/**
 * Crawls the site of `CAMPAVIA_URL` as a search engine without scripts does: `main.ts [report] [--short] [--sites
 * fr,de]`. Writes a report of the problems; `--short` reads the home page of each site, its links, 20 campers and 5
 * places.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, sites: { type: 'string' } },
});
const origin = process.env.CAMPAVIA_URL ?? 'http://localhost:4300';
const SHOWN = 20;

const startedMs = Date.now();
console.log('| Site | pages read | seconds |');
console.log('| --- | ---: | ---: |');
const crawled = await crawl({
  origin,
  isShort: values.short,
  sites: values.sites?.split(','),
  onSite: ({ name, pages, seconds }) => console.log(`| ${name} | ${pages} | ${seconds} |`),
});
const pages = [...crawled.pages.values()];
const checks = [
  { name: 'pages', problems: [...crawled.problems] },
  { name: 'site', problems: checkSite(crawled) },
  { name: 'answers', problems: await checkAnswers(pages, values.short ? 4 : 40) },
];
const seconds = Math.round((Date.now() - startedMs) / 1000);

console.log('');
console.log('| Pages read | indexed | in sitemaps | linked | problems | seconds |');
console.log('| --- | --- | --- | --- | --- | --- |');
const problems = checks.flatMap((check) => check.problems);
const counts = [pages.length, pages.filter(isCanonical).length, crawled.listed.size, crawled.linked.size];
console.log(`| ${[...counts, problems.length, seconds].join(' | ')} |`);
for (const problem of problems.slice(0, SHOWN)) console.error(problem);
const [report] = positionals;
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = problems.length > 0 ? 1 : 0;
