import { readCertificateEndpoint } from './certificate-settings';

test.each([
  ['the address of the site', {}, 'https://campavia.example', { host: 'campavia.example', port: 443 }],
  ['its port', {}, 'https://localhost:8443/', { host: 'localhost', port: 8443 }],
  ['the edge', { CERTIFICATE_ENDPOINT: 'edge:8443' }, 'https://x.example', { host: 'edge', port: 8443 }],
  ['an address', { CERTIFICATE_ENDPOINT: '[::1]:8443' }, 'https://x.example', { host: '::1', port: 8443 }],
])('the certificate is watched at %s', (_, env, siteUrl, place) => {
  expect(readCertificateEndpoint(env, siteUrl)).toMatchObject(place);
});

test('a site with http has none', () => {
  expect(readCertificateEndpoint({}, 'http://localhost:4300')).toBeUndefined();
});

test.each(['edge', 'edge:', 'https://edge:8443', 'edge:8443/x', 'edge:x'])('%s is refused', (text) => {
  expect(() => readCertificateEndpoint({ CERTIFICATE_ENDPOINT: text }, 'https://campavia.example')).toThrow(
    'CERTIFICATE_ENDPOINT must be a host with its port',
  );
});
