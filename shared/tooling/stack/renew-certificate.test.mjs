import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../deploy/renew-certificate.sh', import.meta.url));
const DOCKER = `#!/bin/sh
echo "$*" >> calls
case "$*" in
  *'certificate check -') cat > checked; exit "$CHECK" ;;
  *' -t') exit "$NGINX" ;;
esac
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campavia-renewal-'));
  for (const name of ['bin', 'certificate']) mkdirSync(join(folder, name));
  const files = {
    '.env': 'CERTIFICATE_FOLDER=certificate\n',
    'bin/docker': DOCKER,
    'certificate/fullchain.pem': 'former certificate\n',
    'certificate/privkey.pem': 'former key\n',
    'new.pem': 'new certificate\n',
    'new.key': 'new key\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  chmodSync(join(folder, 'bin/docker'), 0o755);
  chmodSync(join(folder, 'certificate/privkey.pem'), 0o400);
});
afterEach(() => rmSync(folder, { recursive: true }));

function renew({ check = 0, nginx = 0 }) {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    CHECK: String(check),
    NGINX: String(nginx),
  };
  const { status } = spawnSync('sh', [script, 'new.pem', 'new.key'], { cwd: folder, env });
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  return {
    status,
    checked: read('checked'),
    served: ['fullchain', 'privkey'].map((name) => read(`certificate/${name}.pem`)).join(''),
    isReloaded: read('calls').includes('-s reload'),
  };
}

const NEW = 'new certificate\nnew key\n';
const FORMER = 'former certificate\nformer key\n';

test('a good certificate is checked, put in place, and nginx reloaded', () => {
  expect(renew({})).toEqual({ status: 0, checked: NEW, served: NEW, isReloaded: true });
  expect(readdirSync(join(folder, 'certificate')).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('one with problems changes nothing', () => {
  expect(renew({ check: 1 })).toEqual({ status: 1, checked: NEW, served: FORMER, isReloaded: false });
});

test('one that nginx refuses is taken back', () => {
  expect(renew({ nginx: 1 })).toEqual({ status: 1, checked: NEW, served: FORMER, isReloaded: false });
});
