/** Throws for an empty list. */
export function pickRandom<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('The list is empty');
  return thing;
}
