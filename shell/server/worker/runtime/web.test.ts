/** @jest-environment node */
import { urlParts } from '../process/url-parts';

import { SandboxAbortController, SandboxAbortSignal } from './abort';
import { SandboxSearchParams } from './search-params';
import { SandboxTextDecoder, SandboxTextEncoder } from './text-coding';
import { SandboxUrl, provideUrls } from './url';

beforeAll(() => provideUrls(urlParts));

const QUERIES = [
  'a=1&b=2',
  '?a=1+2%203',
  'a&b=&=c&&d==e',
  'who=%C3%A9t%C3%A9&sign=%E2%82%AC',
  "x=!'()~*-._",
  'a=100%&b=%zz',
  'a=1&a=2&a=3',
];

describe('URLs in a server part', () => {
  it.each(['http://a.test:8080/b/../c?d=é#f', 'https://user:pw@b.test', 'data:,x', '/only/a/path', 'x y'])(
    'behave as in browsers: %s',
    (address) => {
      const read = (url: URL | SandboxUrl | undefined) =>
        url && [String(url), JSON.stringify(url), Reflect.get(url, 'host')];
      const known = URL.canParse(address) ? new URL(address) : undefined;
      expect(SandboxUrl.canParse(address)).toBe(known !== undefined);
      expect(read(SandboxUrl.parse(address) ?? undefined)).toEqual(read(known));
      expect(read(new SandboxUrl(address, 'http://base.test/x/'))).toEqual(
        read(new URL(address, 'http://base.test/x/')),
      );
    },
  );

  it.each([URL, SandboxUrl])('change with their query, and the query with them', (Url) => {
    const url = new Url('http://a.test/?a=1');
    url.searchParams.append('b', 'c d');
    expect(Reflect.get(url, 'search')).toBe('?a=1&b=c+d');
    Reflect.set(url, 'search', '?z=9');
    Reflect.set(url, 'pathname', '/new path');
    expect([String(url), url.searchParams.get('z'), url.searchParams.has('a')]).toEqual([
      'http://a.test/new%20path?z=9',
      '9',
      false,
    ]);
  });
});

describe('queries in a server part', () => {
  it.each(QUERIES)('behave as in browsers: %s', (query) => {
    const [own, known] = [new SandboxSearchParams(query), new URLSearchParams(query)];
    expect([...own]).toEqual([...known]);
    expect(own.toString()).toBe(known.toString());
    expect(own.getAll('a')).toEqual(known.getAll('a'));
    for (const params of [own, known]) {
      params.set('a', '7');
      params.delete('b');
      params.append('n', '\u{1F690} \uD800');
      params.sort();
    }
    expect(own.toString()).toBe(known.toString());
  });

  it('accept records and pairs', () => {
    expect(new SandboxSearchParams({ a: '1', b: '2' }).toString()).toBe('a=1&b=2');
    expect(new SandboxSearchParams([['a', '1']]).toString()).toBe('a=1');
  });
});

it.each(['', 'plain', 'é €', '\u{1F690}', 'half \uD83D'])('encodes and decodes bytes of %j', (text) => {
  const bytes = new SandboxTextEncoder().encode(text);
  expect([...bytes]).toEqual([...new TextEncoder().encode(text)]);
  expect(new SandboxTextDecoder().decode(bytes)).toBe(new TextDecoder().decode(bytes));
});

it('aborts once, for the first reason', () => {
  const controller = new SandboxAbortController();
  const either = SandboxAbortSignal.any([controller.signal, SandboxAbortSignal.abort('second')]);
  controller.abort('first');
  controller.abort('again');
  expect([controller.signal.reason, either.reason]).toEqual(['first', 'second']);
  expect(() => controller.signal.throwIfAborted()).toThrow('first');
});
