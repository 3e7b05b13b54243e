import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeCertificate } from '@campavia/tooling/certificates';

import { startTlsServer } from '../../../test/tls-server';
import { runCertificateCommand } from './run-certificate-command';

const folder = mkdtempSync(path.join(tmpdir(), 'campavia-certificate-'));
const [certificateFile, keyFile] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string[], env: NodeJS.ProcessEnv) {
  const printed: string[] = [];
  const errors: string[] = [];
  const terminal = {
    env,
    print: (line: string) => void printed.push(line),
    printError: (line: string) => void errors.push(line),
  };
  return { code: await runCertificateCommand(args, terminal), printed, errors };
}

test('files are checked against the host name of the site and others', async () => {
  const { certificate, key, serial } = await makeCertificate({ hosts: ['campavia.example'] });
  writeFileSync(certificateFile, certificate);
  writeFileSync(keyFile, key);
  const env = { CAMPAVIA_SITE_URL: 'https://campavia.example' };
  const files = ['check', certificateFile, keyFile];
  const good = await run(files, env);
  expect(good).toMatchObject({ code: 0, errors: [] });
  expect(good.printed.join('\n')).toContain(serial);
  expect(await run([...files, '--host', 'staging.campavia.example'], env)).toMatchObject({
    code: 1,
    errors: ['it is not for staging.campavia.example, but for DNS:campavia.example'],
  });
});

test('the certificate that users get is checked', async () => {
  const server = await startTlsServer(await makeCertificate({ endsAt: new Date('2020-01-01') }));
  const { host, port } = server.endpoint;
  const env = { CAMPAVIA_SITE_URL: 'https://localhost', CERTIFICATE_ENDPOINT: `${host}:${port}` };
  expect(await run([], env)).toMatchObject({ code: 1, errors: ['it ended at Jan  1 00:00:00 2020 GMT'] });
  await server.stop();
  expect(await run([], env)).toMatchObject({ code: 3, printed: [] });
});

test.each([[['renew']], [['check', 'one']], [['--hosts', 'x']]])('%j shows how it is used', async (args) => {
  const { code, errors } = await run(args, { CAMPAVIA_SITE_URL: 'https://campavia.example' });
  expect(code).toBe(2);
  expect(errors.join()).toContain('Usage: certificate');
});

test('missing files and a site without https are named', async () => {
  const env = { CAMPAVIA_SITE_URL: 'http://campavia.example' };
  expect(await run(['check', path.join(folder, 'none'), keyFile], env)).toMatchObject({ code: 3 });
  const { code, errors } = await run([], env);
  expect([code, ...errors]).toEqual([
    3,
    'CAMPAVIA_SITE_URL is not https, so there is no certificate to read',
  ]);
});
