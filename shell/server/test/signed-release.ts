import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { digestOf, integrityOf, signRelease, type TrustedKey } from '@campavia/release/server';
import type { AddressDeclaration, Release } from '@campavia/remote-kit/config';

const pair = generateKeyPairSync('ed25519');
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export const KEY_ID = 'aaaaaaaaaaaaaaaa';
export const TRUSTED: TrustedKey = {
  squad: 'platform',
  isPlatform: true,
  publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  isRevoked: false,
};

export interface ReleaseWanted extends Partial<Pick<Release, 'scripts' | 'styles' | 'screens' | 'messages'>> {
  part: string;
  version: string;
  files: Record<string, string>;
  addresses?: AddressDeclaration[];
}

function loadsOf(files: Record<string, string>): Pick<Release, 'entry' | 'server'> {
  const entry = 'main.js' in files ? 'main.js' : 'remote.js';
  return { entry, ...('server.cjs' in files ? { server: 'server.cjs' } : {}) };
}

export function signedRelease(
  { part, version, files, addresses = [], ...loaded }: ReleaseWanted,
  key = { keyId: KEY_ID, privateKey },
): Release {
  const release: Release = {
    part,
    version,
    commit: 'c0ffee',
    author: 'Ada',
    builtAt: '2027-03-01T07:00:00.000Z',
    digest: '',
    contract: '^0.1.0',
    kit: '0.1.0',
    shared: {},
    ...(part === 'shell' ? {} : { container: `c_${part}_${version}`.replace(/\W/g, '_') }),
    ...loadsOf(files),
    scripts: [],
    styles: [],
    screens: {},
    messages: {},
    ...loaded,
    files: Object.entries(files).map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
    config: { name: part, squad: 'search', contract: '^0.1.0', addresses },
    promises: { links: [], sends: [], hears: [], offers: [], fills: [], operations: [] },
  };
  return signRelease({ ...release, digest: digestOf(release) }, key);
}

export function storeRelease(folder: string, wanted: ReleaseWanted): Release {
  const release = signedRelease(wanted);
  const texts = { ...wanted.files, 'release.json': `${JSON.stringify(release, null, 2)}\n` };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, wanted.part, wanted.version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return release;
}
