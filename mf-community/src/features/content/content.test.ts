import { textOfSite, type Content } from './content';

test.each([
  ['de-ch', 'de', 'de-ch'],
  ['de-at', 'de', 'de'],
  ['fr-ch', 'fr', 'fr'],
])(
  'the site %s shows a text of its own only where its language is printed otherwise',
  (locale, language, name) => {
    expect(textOfSite({ locale, language })).toBe(name);
  },
);

test('Swiss readers of German get no sharp s, and links lead where the others do', async () => {
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
