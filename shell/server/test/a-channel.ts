import type { SiteFixture } from './site-fixture';

function serverSaying(text: string): string {
  return `exports.handle = async () => ({ status: 200, head: { title: '${text}' } });`;
}

export function aSearch(version: string) {
  return {
    part: 'mf-search',
    version,
    files: { 'remote.js': `// ${version}`, 'server.cjs': serverSaying(`Search ${version}`) },
    addresses: [{ id: 'home', pattern: '/', document: true }],
  };
}

export function releaseSearch(fixture: SiteFixture, ...versions: string[]): void {
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '// shell' } });
  for (const version of versions) fixture.publish(aSearch(version));
  const releases = { shell: '1.0.0', 'mf-search': versions[0] ?? '' };
  fixture.registry.append('promoted', { channel: 'production', releases });
  fixture.registry.append('promoted', { channel: 'staging', releases });
}
