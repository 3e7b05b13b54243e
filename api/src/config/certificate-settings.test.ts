import { readCertificateEndpoint } from './certificate-settings';

test.each([
  ['the address of the site', {}, 'https://campavia.example', 'campavia.example', 443],
  ['its port', {}, 'https://localhost:8443/', 'localhost', 8443],
  ['the edge', { CERTIFICATE_ENDPOINT: 'edge:8443' }, 'https://campavia.example', 'edge', 8443],
  ['an address', { CERTIFICATE_ENDPOINT: '[::1]:8443' }, 'https://campavia.example', '::1', 8443],
])('the certificate is watched at %s', (_, env, siteUrl, host, port) => {
  expect(readCertificateEndpoint(env, siteUrl)).toMatchObject({ host, port });
});

test('a site with http has none', () => {
  expect(readCertificateEndpoint({}, 'http://localhost:4300')).toBeUndefined();
});

test.each(['edge', 'edge:', 'https://edge:8443', 'edge:8443/x', 'edge:x'])('%s is refused', (text) => {
  expect(() => readCertificateEndpoint({ CERTIFICATE_ENDPOINT: text }, 'https://campavia.example')).toThrow(
    'CERTIFICATE_ENDPOINT must be a host with its port',
  );
});
