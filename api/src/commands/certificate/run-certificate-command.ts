import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readCertificateEndpoint, type CertificateEndpoint } from '../../config/certificate-settings';
import { createClock } from '../../core/clock';
import type { Terminal } from '../flags/run-flags-command';
import { checkCertificate, checkOwn, type CheckedCertificate } from './check-certificate';
import { readServedCertificate } from './served-certificate';

const EXIT = { good: 0, bad: 1, usage: 2, away: 3 };
const USAGE = `Usage: certificate [--host <name>]...                                        checks the one that users get
       certificate check <fullchain.pem> <privkey.pem> [--host <name>]...   checks files before the edge gets them
       certificate check - [--host <name>]...                               the same, both from standard input
Host names are that of CAMPAVIA_SITE_URL, and those of --host.`;

/**
 * Checks a certificate against its key, chain and host names.
 * @returns the exit code: 0 without problems, 1 with some, 2 for unknown arguments, 3 when it cannot be read
 */
export async function runCertificateCommand(
  args: readonly string[],
  { env, print, printError }: Terminal,
): Promise<number> {
  const given = readArguments(args, env);
  if (!given) {
    printError(USAGE);
    return EXIT.usage;
  }
  try {
    const { summary, problems } = await check(given, env);
    if (summary) print(summary);
    for (const problem of problems) printError(problem);
    return problems.length === 0 ? EXIT.good : EXIT.bad;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return EXIT.away;
  }
}

interface Arguments {
  hosts: string[];
  /** Absent: the certificate that users get is checked. */
  files?: string[];
}

async function check({ hosts, files }: Arguments, env: NodeJS.ProcessEnv): Promise<CheckedCertificate> {
  const expected = { hosts, now: createClock().now() };
  if (files) return checkCertificate(readFiles(files), expected);
  return checkOwn(await readServedCertificate(endpointOf(env)), expected);
}

function readArguments(
  args: readonly string[],
  { CAMPAVIA_SITE_URL: siteUrl = '' }: NodeJS.ProcessEnv,
): Arguments | undefined {
  const site = URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : [];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { host: { type: 'string', multiple: true, default: [] } },
    });
    const [command, ...files] = positionals;
    const hosts = [...new Set([...site, ...values.host])];
    if (hosts.length === 0) return undefined;
    if (command === undefined) return { hosts };
    const isComplete = files.length === 2 || (files.length === 1 && files[0] === '-');
    return command === 'check' && isComplete ? { hosts, files } : undefined;
  } catch {
    return undefined;
  }
}

function readFiles([certificate = '-', key]: readonly string[]): { certificate: string; key: string } {
  if (key !== undefined)
    return { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  const both = readFileSync(0, 'utf8');
  return {
    certificate: both,
    key: both.slice(Math.max(0, both.search(/-----BEGIN [A-Z ]*PRIVATE KEY-----/))),
  };
}

function endpointOf(env: NodeJS.ProcessEnv): CertificateEndpoint {
  const { CAMPAVIA_SITE_URL: siteUrl } = env;
  const endpoint = siteUrl ? readCertificateEndpoint(env, siteUrl) : undefined;
  if (!endpoint) throw new Error('CAMPAVIA_SITE_URL is not https, so there is no certificate to read');
  return endpoint;
}
