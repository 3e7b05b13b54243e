/** @jest-environment node */
import { TOKEN_COOKIES } from '../../src/session/token-cookies';

import { readTokens } from './read-tokens';

const { access: ACCESS, refresh: REFRESH } = TOKEN_COOKIES;

const NOTHING = { access: undefined, mayRenew: false };

describe('the tokens of a request', () => {
  it.each([
    ['no cookies', undefined, NOTHING],
    ['others', 'i18n_redirected=fr; a=b', NOTHING],
    ['an access token', `${ACCESS}=abc-_~+/.9==`, { access: 'abc-_~+/.9==', mayRenew: false }],
    ['both', `x=1;${ACCESS}=abc;  ${REFRESH}=def`, { access: 'abc', mayRenew: true }],
    ['a refresh token alone', `${REFRESH}=def`, { access: undefined, mayRenew: true }],
    [
      'the staff member’s own refresh token alone, after impersonation',
      'campaviaAPI_actor_refresh_token=def',
      { access: undefined, mayRenew: true },
    ],
    ['the same one twice', `${ACCESS}=abc; ${ACCESS}=abc`, { access: 'abc', mayRenew: false }],
  ])('are read from %s', (_, header, expected) => {
    expect(readTokens(header)).toEqual(expected);
  });

  it('are ignored when two contradict each other: a neighbouring host may have set one', () => {
    expect(readTokens(`${ACCESS}=mine; ${ACCESS}=theirs`)).toEqual({ access: undefined, mayRenew: true });
  });

  it.each([
    ['nothing', ''],
    ['a line break', 'abc\r\nx-evil: 1'],
    ['a space', 'abc def'],
    ['quotes', '"abc"'],
    ['markup', '<script>'],
    ['letters of other scripts', 'abcé'],
    ['escapes', 'abc%0d%0a'],
    ['a list', 'abc,def'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['only equals signs', '===='],
  ])('are ignored where a token is %s', (_, value) => {
    expect(readTokens(`${ACCESS}=${value}; ${REFRESH}=${value}`)).toEqual(NOTHING);
  });

  it.each([`x${ACCESS}=abc`, `${ACCESS}`, `=${ACCESS}`, `${ACCESS.toLowerCase()}=abc`, `a=${ACCESS}=abc`])(
    'are not read from %s',
    (header) => {
      expect(readTokens(header)).toEqual(NOTHING);
    },
  );

  it('are found quickly among a hundred thousand cookies', () => {
    const many = 'a=b; '.repeat(100_000);
    expect(readTokens(`${many}${ACCESS}=abc`).access).toBe('abc');
  });
});
