import { writeFileSync } from 'node:fs';

import { findPages } from '../bench/pages.mjs';
import { readSettings } from '../start/settings.mjs';
import { installTools } from './install-tools.mjs';
import { checkWithLighthouse } from './lighthouse.mjs';
import { checkWithObservatory } from './observatory.mjs';

/**
 * Runs external tools on the public pages of the site of `CAMPAVIA_URL`: `outside.mjs <report>`. Lighthouse tests them
 * with its mobile settings; the HTTP Observatory of MDN grades the headers of the same site at an https address.
 */
const [report] = process.argv.slice(2);
const { CAMPAVIA_URL: site, CHROMIUM_PATH: chromium } = process.env;
const { root, home } = readSettings();

const tools = installTools(home);
/** A search at coordinates is not to be indexed, which costs it points for search engines. */
const search = { name: 'search', path: '/s?where=annecy' };
const landing = { name: 'landing', path: '/campervan-hire/annecy' };
const others = (await findPages(site)).filter(({ name }) => name !== search.name);
const pages = [...others, search, landing];
const signIn = { name: 'sign-in', path: '/sign-in' };
const checks = [
  ...(await checkWithObservatory({ root, tools, pages: [...pages, signIn] })),
  ...checkWithLighthouse({ tools, site, chromium, pages }),
];
writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;
