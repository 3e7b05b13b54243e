/** One of some things, another one each time. @throws Error where there is none */
export function anyOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('There is none of this kind');
  return thing;
}
