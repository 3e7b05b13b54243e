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
 * The form in which place names are compared: lower case, plain Latin letters, single spaces.
 * Fold what a visitor types with the same function before looking for it in `searchName`.
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
