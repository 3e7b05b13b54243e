import { someOwnPictures } from '@campavia/contracts/testing';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@campavia/domain';

import { applyMove, hasOnlyAdded, indexAfterKey, isUnchanged } from './picture-order';
import { findPictureProblem, type PictureFacts, type PictureProblem } from './picture-problems';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const good: PictureFacts = {
  bytes: 2_000_000,
  start: bytesOf('\xff\xd8\xff\xe0'),
  size: { width: 4000, height: 3000 },
  others: 0,
};

test.each<[string, Partial<PictureFacts>, PictureProblem | undefined]>([
  ['a JPEG', {}, undefined],
  ['a PNG', { start: bytesOf('\x89PNG\r\n\x1a\n') }, undefined],
  ['a WebP', { start: bytesOf('RIFF____WEBP') }, undefined],
  ['an upright picture as small as can be', { size: { width: 426, height: 638 } }, undefined],
  ['one that the browser cannot open', { size: undefined }, undefined],
  ['an empty file', { bytes: 0 }, 'empty'],
  ['a HEIC', { start: bytesOf('____ftypheic') }, 'heic'],
  ['a PDF', { start: bytesOf('%PDF-1.7') }, 'kind'],
  ['a GIF', { start: bytesOf('GIF89a') }, 'kind'],
  ['the largest file', { bytes: MAX_PICTURE_BYTES }, undefined],
  ['a larger one', { bytes: MAX_PICTURE_BYTES + 1 }, 'heavy'],
  ['too few pixels', { size: { width: 637, height: 426 } }, 'small'],
  ['the thirtieth', { others: MAX_PICTURES - 1 }, undefined],
  ['the thirty-first', { others: MAX_PICTURES }, 'many'],
])('%s', (_, facts, problem) => {
  expect(findPictureProblem({ ...good, ...facts })).toBe(problem);
});

test('pictures are renumbered when one is moved', () => {
  const { photos } = someOwnPictures({}, 3);
  const moved = applyMove(photos, { id: 503, index: 0 });
  expect(moved.map(({ id, index }) => [id, index])).toEqual([
    [503, 0],
    [501, 1],
    [502, 2],
  ]);
  expect(applyMove(photos, { id: 999, index: 0 })).toEqual(photos);
});

test('changed pictures are distinguished from added ones', () => {
  const known = someOwnPictures({}, 3);
  const { photos } = someOwnPictures({}, 4);
  expect(hasOnlyAdded(known, { etag: '"2"', photos })).toBe(true);
  expect(hasOnlyAdded(known, { etag: '"2"', photos: photos.slice(1) })).toBe(false);
  expect(isUnchanged(502, known, { etag: '"2"', photos: photos.toReversed() })).toBe(true);
  expect(isUnchanged(501, known, { etag: '"2"', photos: photos.slice(1) })).toBe(false);
});

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 5, 5],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 1, 4],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['a', 1, undefined],
])('%s from %d leads to %s', (key, index, expected) => {
  expect(indexAfterKey(key, { index, count: 6, columns: 3 })).toBe(expected);
});
