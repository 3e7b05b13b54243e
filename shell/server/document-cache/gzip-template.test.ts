/** @jest-environment node */
import { gunzipSync, gzipSync } from 'node:zlib';

import fc from 'fast-check';

import { createTemplate, drawPlaceholders, fillHoles, makeNonce } from './document-template';
import { createGzipTemplate, fillGzip } from './gzip-template';

const PAGE_ID_LENGTH = 170;
const pageId = (letter: string) => letter.repeat(PAGE_ID_LENGTH);

async function sendTwice(write: (nonce: string, page: string) => string) {
  const placeholders = drawPlaceholders(PAGE_ID_LENGTH);
  const template = createTemplate(write(placeholders.nonce, placeholders.pageId), placeholders);
  const gzip = await createGzipTemplate(template);
  return ['a', 'b'].map((letter) => {
    const values = { nonce: makeNonce(), pageId: pageId(letter) };
    const document = fillHoles(template, values);
    const sent = fillGzip(gzip, values, document);
    return { expected: write(values.nonce, values.pageId), document, sent };
  });
}

test('sends a document with new values each time, uncompressed and compressed', async () => {
  const script = (nonce: string) => `<script nonce="${nonce}" src="/main.js"></script>`;
  const page = (nonce: string, id: string) =>
    `<title>Véhicule</title>${script(nonce).repeat(30)}${'<p>Camper</p>'.repeat(9000)}{"page":"${id}"}${script(nonce)}`;
  for (const { expected, document, sent } of await sendTwice(page)) {
    expect(document.toString()).toBe(expected);
    expect(gunzipSync(sent).toString()).toBe(expected);
    expect(sent.length).toBeLessThan(gzipSync(expected).length + 3500);
  }
});

test('decompresses to the same document whatever surrounds the placeholders', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, fc.infiniteStream(fc.boolean()), async (pieces, isNonce) => {
      const kinds = pieces.map(() => isNonce.next().value === true);
      const page = (nonce: string, id: string) =>
        pieces.map((piece, index) => piece + (kinds[index] ? nonce : id)).join('');
      for (const { expected, document, sent } of await sendTwice(page)) {
        expect(document).toEqual(Buffer.from(expected));
        expect(gunzipSync(sent)).toEqual(Buffer.from(expected));
      }
    }),
    { numRuns: 25 },
  );
});

test('refuses a value of another length, which would shift the bytes after it', () => {
  const placeholders = drawPlaceholders(PAGE_ID_LENGTH);
  const template = createTemplate(`<p>${placeholders.pageId}</p>`, placeholders);
  expect(() => fillHoles(template, { nonce: makeNonce(), pageId: 'short' })).toThrow(RangeError);
});

test('creates new placeholders for each document, so that no content can contain them', () => {
  const drawn = Array.from({ length: 50 }, () => drawPlaceholders(PAGE_ID_LENGTH));
  expect(new Set(drawn.map(({ nonce }) => nonce)).size).toBe(50);
  expect(drawn.every(({ pageId: id }) => id.length === PAGE_ID_LENGTH)).toBe(true);
});
