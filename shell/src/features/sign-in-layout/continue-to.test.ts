import { siteOfPath } from './continue-to';

test.each([
  ['/d/account?tab=2', 'en-us'],
  ['/', 'en-us'],
  ['/fr', 'fr'],
  ['/fr?x=1', 'fr'],
  ['/fr-be/d/trips', 'fr-be'],
  ['/france', 'en-us'],
])('%s is a page of the site %s', (path, locale) => {
  expect(siteOfPath(path).locale).toBe(locale);
});
