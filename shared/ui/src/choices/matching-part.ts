/** Removes accents and case letter by letter, so that indexes in the text stay valid. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** Splits a name into the parts before, in and after the typed text. Ignores accents and case. */
export function matchingPart(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim());
  const at = wanted ? plain(name).indexOf(wanted) : -1;
  if (at < 0) return [name, '', ''];
  const end = at + wanted.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
