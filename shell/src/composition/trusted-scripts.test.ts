import { trustReleases } from './trusted-scripts';

describe('scripts of a page', () => {
  it('are allowed from the releases of this site', () => {
    const { scriptUrl } = trustReleases(window);
    expect(scriptUrl('/releases/mf-search/0.1.0-1a2b3c4d/remote.js')).toBe(
      'http://localhost/releases/mf-search/0.1.0-1a2b3c4d/remote.js',
    );
  });

  it.each([
    'https://evil.test/releases/x.js',
    '//evil.test/releases/x.js',
    '/media/x.js',
    '/releases/../media/x.js',
    'data:text/javascript,alert(1)',
  ])('are refused from %s', (url) => {
    expect(() => trustReleases(window).scriptUrl(url)).toThrow('Not a script of a release');
  });

  it('are allowed from the other origins that the composition names, and from no others', () => {
    const { scriptUrl } = trustReleases(window, ['https://files.example']);
    const url = 'https://files.example/releases/mf-search/1.0.0/remote.js';
    expect(scriptUrl(url)).toBe(url);
    expect(() => scriptUrl('https://files.example/other/x.js')).toThrow('Not a script');
    expect(() => scriptUrl('https://files.example.evil.test/releases/x.js')).toThrow('Not a script');
  });

  it('pass through a policy where the browser has Trusted Types', () => {
    const createPolicy = jest.fn((_: string, rules: { createScriptURL(url: string): string }) => rules);
    const browser = Object.assign(Object.create(window) as Window, { trustedTypes: { createPolicy } });
    Object.defineProperty(browser, 'location', { value: window.location });
    trustReleases(browser).scriptUrl('/releases/shell/1/main.js');
    expect(createPolicy).toHaveBeenCalledWith('campavia', expect.anything());
  });
});
