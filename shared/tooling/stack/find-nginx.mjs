import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';

const INSTALLED = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

/**
 * The program of nginx: the installed one, else that of Debian's package, unpacked below the data folder without being
 * installed, so that no service starts.
 *
 * @throws Refusal if neither is available
 */
export function findNginx(home) {
  const installed = INSTALLED.find((file) => existsSync(file));
  return installed ?? unpackNginx(join(home, 'nginx'));
}

function unpackNginx(folder) {
  const program = join(folder, 'usr/sbin/nginx');
  if (existsSync(program)) return program;
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', 'nginx'], { cwd: folder, stdio: 'ignore' });
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', archive, folder], { cwd: folder, stdio: 'ignore' });
  } catch {
    throw new Refusal(
      'The stack needs nginx, which was not found and could not be downloaded from Debian. Install it: apt-get install nginx',
    );
  }
  return program;
}
