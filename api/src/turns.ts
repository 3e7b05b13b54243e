/** Lets only so many pieces of heavy work run at once; the others wait for their turn. */
export function createTurns(mostAtOnce: number) {
  const waiting: (() => void)[] = [];
  let free = mostAtOnce;

  async function take<Gain>(work: () => Promise<Gain>): Promise<Gain> {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return { take };
}
