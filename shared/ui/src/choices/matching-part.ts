/** Letters without accents and case, one for one, so that places in the text stay where they are. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** Splits a name around what was typed: before, the part itself, after. Accents and case do not matter. */
export function matchingPart(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim());
  const at = wanted ? plain(name).indexOf(wanted) : -1;
  if (at < 0) return [name, '', ''];
  const end = at + wanted.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
