import { textOfSite, type Content } from './content';

test.each([
  ['de-ch', 'de', 'de-ch'],
  ['de-at', 'de', 'de'],
  ['fr-ch', 'fr', 'fr'],
])('the site %s has its own text only if its typography differs', (locale, language, name) => {
  expect(textOfSite({ locale, language })).toBe(name);
});

test('Swiss German texts have no sharp s, and the same links', async () => {
  const [german, swiss] = (await Promise.all([
    import('./compiled/terms/de.json'),
    import('./compiled/terms/de-ch.json'),
  ])) as unknown as { default: Content }[];
  const texts = [german, swiss].map((file) => JSON.stringify(file?.default));
  expect(texts[0]).toContain('ß');
  expect(texts[1]).not.toMatch(/[ß„]/);
  const targets = texts.map((text) => text.match(/"to":"[^"]*"/g));
  expect(targets[1]).toEqual(targets[0]);
});
