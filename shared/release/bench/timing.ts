/** Milliseconds, one figure per run. */
export type Times = number[];

/** How long some work takes. */
export async function timeOnce(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How long each piece of work takes, one after the other. */
export async function timeEach<T>(pieces: readonly T[], work: (piece: T) => Promise<void>): Promise<Times> {
  const times: Times = [];
  for (const piece of pieces) times.push(await timeOnce(() => work(piece)));
  return times;
}
