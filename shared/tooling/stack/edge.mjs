import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { socketFolder } from '../postgres/socket.mjs';

const CONFIGURATION = 'deploy/edge/nginx.conf';

/**
 * Writes where the edge listens and where sites and apis are, beside the configuration that containers mount, and gives
 * the program to start.
 *
 * @param {{ root: string, home: string, nginx: string, env: object,
 *   ports: { edge: number, api: number, sites: number[], apis: number[] } }} place
 */
export function edgeProgram({ root, home, nginx, env, ports }) {
  const folder = join(home, 'edge');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, CONFIGURATION), join(folder, 'nginx.conf'));
  const files = {
    'places.conf': upstream('site', ports.sites) + upstream('api', ports.apis),
    'listen-site.conf': `listen 127.0.0.1:${ports.edge};\n`,
    'listen-api.conf': `listen 127.0.0.1:${ports.api};\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const command = ['-p', `${workFolder(home)}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return {
    name: 'edge',
    command: nginx,
    args: [...command, '-g', `daemon off;${workerUser()}`],
    env,
    health: `http://127.0.0.1:${ports.edge}/ping/edge`,
  };
}

// Outside of the data folder, which may lie where the account of the workers cannot go.
function workFolder(home) {
  const folder = `${socketFolder(home)}-edge`;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function workerUser() {
  return process.getuid() === 0 ? ' user nobody nogroup;' : '';
}

function upstream(name, ports) {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`);
  return [
    `upstream ${name} {`,
    `  zone ${name} 64k;`,
    ...servers,
    '  keepalive 32;',
    '  keepalive_timeout 3s;',
    '}\n',
  ].join('\n');
}
