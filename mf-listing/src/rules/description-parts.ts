/** From so many characters on, what follows waits behind a button. */
const MUCH = 360;

/** What an owner says, in paragraphs: those that are read at once, and the rest. */
export function descriptionParts(description: string): { opening: string[]; rest: string[] } {
  const paragraphs = description
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  let length = 0;
  const end = paragraphs.findIndex((paragraph) => (length += paragraph.length) > MUCH);
  const cut = end < 0 ? paragraphs.length : end + 1;
  return { opening: paragraphs.slice(0, cut), rest: paragraphs.slice(cut) };
}
