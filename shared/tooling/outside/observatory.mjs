import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

import { checkGrade, checkPlanted, gradeTable } from './observatory-rules.mjs';
import { makeCertificate, startSecureEdge } from './secure-edge.mjs';
import { startSecureSite } from './secure-site.mjs';

/** Headers that are removed to see that the grade gets worse. */
const PLANTED = ['content-security-policy', 'strict-transport-security'];

/**
 * Lets the HTTP Observatory of MDN grade pages of the site, which it reaches by https; prints a table.
 *
 * @param {{ root: string, tools: string, pages: { name: string, path: string }[] }} subject
 * @returns {Promise<{ name: string, problems: string[] }[]>} a check per page, and one per removed header
 */
export async function checkWithObservatory({ root, tools, pages }) {
  const certificate = await makeCertificate(tools);
  const edge = await startSecureEdge(certificate);
  const site = await startSecureSite({ root, address: `https://${edge.host}` });
  edge.leadTo(site.url);
  try {
    const scan = (path) => scanPage({ root, tools, certificate, address: `${edge.host}${path}` });
    const results = [];
    for (const { name, path } of pages) results.push({ name, ...(await scan(path)) });
    const planted = [];
    for (const header of PLANTED) {
      edge.withhold(header);
      planted.push({ name: `without ${header}`, ...(await scan(pages[0].path)) });
    }
    console.log(gradeTable([...results, ...planted]));
    return [...results.map(checkGrade), ...planted.map(checkPlanted)];
  } finally {
    await site.stop();
    edge.stop();
  }
}

// Only a process of its own can be configured to trust the certificate.
async function scanPage({ root, tools, certificate, address }) {
  const scanner = join(tools, 'node_modules/@mdn/mdn-http-observatory/src/scanner/index.js');
  const program = join(root, 'shared/tooling/outside/scan.mjs');
  const child = spawn(process.execPath, [program, pathToFileURL(scanner).href, address], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const result = await json(child.stdout).catch(() => undefined);
  const [code] = await ended;
  if (code !== 0 || !result) throw new Error(`The Observatory ended with ${code} on ${address}`);
  return result;
}
