/** In characters. */
const OPENING_LENGTH = 360;

export function splitDescription(description: string): { opening: string[]; rest: string[] } {
  const paragraphs = description
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  let length = 0;
  const end = paragraphs.findIndex((paragraph) => (length += paragraph.length) > OPENING_LENGTH);
  const cut = end < 0 ? paragraphs.length : end + 1;
  return { opening: paragraphs.slice(0, cut), rest: paragraphs.slice(cut) };
}
