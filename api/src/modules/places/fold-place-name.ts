const LETTERS_WITHOUT_MARKS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '·': '',
};

/**
 * Normalises a place name for comparison: lower case, plain Latin letters, single spaces. Apply it to typed text before
 * comparing with `searchName`.
 *
 * @example foldPlaceName("L'Isle-sur-la-Sorgue") // "l isle sur la sorgue"
 */
export function foldPlaceName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđ·]/g, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
