import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { socketFolder } from '../postgres/socket.mjs';

const CONFIGURATION = 'deploy/edge';

/**
 * Writes the port of the edge and the addresses of sites and apis, beside the configuration that containers mount, and
 * returns the program to start.
 *
 * @param {{ root: string, home: string, nginx: string, env: object, ports: { edge: number, internal: number, api: number,
 * sites: number[], apis: number[] }, tls?: { port: number, folder: string } }} place `internal` is not redirected to
 * https; with `tls` it listens with the certificate of that folder as well
 */
export function edgeProgram({ root, home, nginx, env, ports, tls }) {
  const folder = join(home, 'edge');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['nginx.conf', 'tls.conf'])
    symlinkSync(join(root, CONFIGURATION, name), join(folder, name));
  if (tls) symlinkSync(tls.folder, join(folder, 'certificate'));
  const files = {
    'places.conf': places(home, ports),
    'listen-site.conf': listenSite(ports, tls),
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

function listenSite({ edge, internal }, tls) {
  const plain = `listen 127.0.0.1:${edge};\nlisten 127.0.0.1:${internal};\n`;
  if (!tls) return plain;
  return [
    `${plain}listen 127.0.0.1:${tls.port} ssl http2;`,
    `set $https_port ':${tls.port}';`,
    "set $redirected '';",
    `if ($server_port = ${edge}) { set $redirected $uri; }`,
    'include tls.conf;\n',
  ].join('\n');
}

/** From now on the edge sends a server no new requests. */
export function takeOut(home, name) {
  writeFileSync(join(outFolder(home), name), '');
}

/** The edge sends a server requests again. */
export function putBack(home, name) {
  rmSync(join(outFolder(home), name), { force: true });
}

function places(home, { sites, apis }) {
  rmSync(outFolder(home), { recursive: true, force: true });
  mkdirSync(outFolder(home));
  chmodSync(outFolder(home), 0o755);
  return [
    ...upstreams('site', sites),
    ...upstreams('api', apis),
    `map $host $out {\n  default ${outFolder(home)};\n}\n`,
    `map $host $challenges {\n  default ${join(workFolder(home), 'challenges')};\n}\n`,
  ].join('\n');
}

// All servers, and each alone for while another one is taken out.
function upstreams(name, ports) {
  return [upstream(name, ports), ...ports.map((port, index) => upstream(`${name}-${index + 1}`, [port]))];
}

// Outside of the data folder, which the account of the workers may not be able to enter.
function workFolder(home) {
  const folder = `${socketFolder(home)}-edge`;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function outFolder(home) {
  return join(workFolder(home), 'out');
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
