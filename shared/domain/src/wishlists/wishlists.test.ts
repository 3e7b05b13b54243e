import { tidyWishlistName } from './wishlists';

test.each([
  ['  Summer   by the lake ', 'Summer by the lake'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a\r\nBcc: x\u2028y\0', 'a Bcc: x y'],
  ['\u202egnirps\u202c 2027', 'gnirps 2027'],
  ['\u2067שלום\u2069', 'שלום'],
  ['\u200b\ufeff\u2060', ''],
  ['Cafe\u0301', 'Café'],
  ['👨‍👩‍👧 at the sea', '👨‍👩‍👧 at the sea'],
])('%j is stored as %j', (typed, kept) => {
  expect(tidyWishlistName(typed)).toBe(kept);
});
