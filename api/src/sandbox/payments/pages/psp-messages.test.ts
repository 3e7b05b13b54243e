import { pspCatalogues } from './psp-messages';

const argumentsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(Object.entries(pspCatalogues))('the pages are complete in %s', (_, texts) => {
  const { en } = pspCatalogues;
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [id, text] of Object.entries(texts)) {
    expect(text.trim()).not.toBe('');
    expect([id, argumentsOf(text)]).toEqual([id, argumentsOf(en[id as keyof typeof en])]);
  }
});
