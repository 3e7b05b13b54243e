import type { ScratchHome } from './scratch-site';

function serverSaying(words: string): string {
  return `exports.handle = async () => ({ status: 200, head: { title: '${words}' } });`;
}

export function aSearch(version: string) {
  return {
    part: 'mf-search',
    version,
    files: { 'remote.js': `// ${version}`, 'server.cjs': serverSaying(`Search ${version}`) },
    addresses: [{ id: 'home', pattern: '/', document: true }],
  };
}

export function releaseSearch(home: ScratchHome, ...versions: string[]): void {
  home.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '// shell' } });
  for (const version of versions) home.publish(aSearch(version));
  const releases = { shell: '1.0.0', 'mf-search': versions[0] ?? '' };
  home.registry.tell('promoted', { channel: 'production', releases });
  home.registry.tell('promoted', { channel: 'staging', releases });
}
