import { readRouting } from './routing';

describe('readRouting', () => {
  it('has no links when nothing is configured', () => {
    expect(readRouting(undefined)).toEqual({});
  });

  it('keeps web addresses and paths of the site, and drops everything a browser would run', () => {
    const json = JSON.stringify({
      blog: 'https://blog.campavia.test',
      sign_in: '/sign-in',
      bad: 'javascript:alert(1)',
      other: '//evil.test',
      n: 4,
    });
    expect(readRouting(json)).toEqual({ blog: 'https://blog.campavia.test', sign_in: '/sign-in' });
  });

  it('says so when it is no object', () => {
    expect(() => readRouting('[')).toThrow();
    expect(() => readRouting('4')).toThrow('ROUTING');
  });
});
