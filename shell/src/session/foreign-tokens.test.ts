import { removeForeignTokens } from './foreign-tokens';
import { readTokens } from './token-cookies';

/** All cookie writes of a page at an address. */
function writtenAt(address: string, cookie: string): string[] {
  const written: string[] = [];
  const jar = { get: () => cookie, set: (text: string) => void written.push(text) };
  const document = Object.defineProperty({}, 'cookie', jar) as Document;
  removeForeignTokens({ document, location: new URL(address) as unknown as Location });
  return written;
}

const TOKENS = 'i18n_redirected=fr; campaviaAPI_access_token=of-somebody-else';

test('token cookies that a neighbouring host has set for the parent domain are deleted', () => {
  const name = 'campaviaAPI_access_token=; Max-Age=0';
  expect(writtenAt('https://www.campavia.example/fr/d?x=1', TOKENS)).toEqual(
    ['www.campavia.example', 'campavia.example'].flatMap((domain) =>
      ['/', '/fr', '/fr/', '/fr/d', '/fr/d/'].map((path) => `${name}; Domain=${domain}; Path=${path}`),
    ),
  );
});

test.each(['http://localhost:4300/fr', 'http://127.0.0.1:4300/fr', 'http://[::1]:4300/fr'])(
  'at %s there are no neighbours, and own tokens stay',
  (address) => expect(writtenAt(address, TOKENS)).toEqual([]),
);

test('nothing is written for a visitor', () => {
  expect(writtenAt('https://www.campavia.example/fr', 'i18n_redirected=fr')).toEqual([]);
});

test('of two tokens with one name, the one for path / counts, which browsers list last', () => {
  const cookie = 'campaviaAPI_access_token=planted-below-d; campaviaAPI_access_token=own';
  expect(readTokens({ cookie }).access).toBe('own');
});
