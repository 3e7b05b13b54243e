import { makeCertificate } from '@campavia/tooling/certificates';

import { checkCertificate } from './check-certificate';

const DAY_MS = 86_400_000;
const now = new Date('2027-03-15T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const expected = { hosts: ['campavia.example', 'staging.campavia.example'], now };

const make = (wanted: Parameters<typeof makeCertificate>[0] = {}) =>
  makeCertificate({
    hosts: ['campavia.example', '*.campavia.example'],
    startsAt: inDays(-30),
    endsAt: inDays(60),
    ...wanted,
  });

const problemsOf = (certificate: string, key: string) =>
  checkCertificate({ certificate, key }, expected).problems;

test('a certificate with its chain, its key and both host names has no problems', async () => {
  const issuer = await make({ hosts: ['Authority'] });
  const own = await make({ issuer });
  const checked = checkCertificate({ ...own, certificate: own.certificate + issuer.certificate }, expected);
  expect(checked.problems).toEqual([]);
  expect(checked.summary).toContain(own.serial);
  expect(checked.summary).toContain('(60 days)');
});

test('a certificate that is its own issuer needs no chain', async () => {
  const { certificate, key } = await make();
  expect(problemsOf(certificate, key)).toEqual([]);
});

test('the key of another certificate is found', async () => {
  const [own, other] = [await make(), await make()];
  expect(problemsOf(own.certificate, other.key)).toEqual(['the key does not belong to the certificate']);
});

test('a host name that it is not for is found', async () => {
  const { certificate, key } = await make({ hosts: ['campavia.example'] });
  expect(problemsOf(certificate, key)).toEqual([
    'it is not for staging.campavia.example, but for DNS:campavia.example',
  ]);
});

test('one that has ended, and one that is not valid yet, are found', async () => {
  const ended = await make({ endsAt: inDays(-1) });
  expect(problemsOf(ended.certificate, ended.key)).toEqual(['it ended at Mar 14 08:00:00 2027 GMT']);
  const early = await make({ startsAt: inDays(1) });
  expect(problemsOf(early.certificate, early.key)).toEqual([
    'it is valid only from Mar 16 08:00:00 2027 GMT',
  ]);
});

test('a chain that is missing, of somebody else, or has ended is found', async () => {
  const issuer = await make({ hosts: ['Authority'], endsAt: inDays(-2) });
  const { certificate, key } = await make({ issuer });
  expect(problemsOf(certificate, key)).toEqual([
    'the certificate that has issued it is missing: use the whole chain (fullchain.pem)',
  ]);
  const stranger = await make({ hosts: ['Authority'] });
  expect(problemsOf(certificate + stranger.certificate, key)).toEqual([
    'certificate 2 of the file has not issued the one before',
  ]);
  expect(problemsOf(certificate + issuer.certificate, key)).toEqual([
    'certificate 2 of the file ended at Mar 13 08:00:00 2027 GMT',
  ]);
});

test('files that hold something else are named', async () => {
  const { certificate, key } = await make();
  expect(problemsOf('', key)).toEqual(['the first file has no certificate in PEM']);
  expect(problemsOf(certificate, certificate)).toEqual([
    'the second file has no private key in PEM, or one with a passphrase',
  ]);
});
