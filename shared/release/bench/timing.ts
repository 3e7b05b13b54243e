/** In milliseconds, one per run. */
export type Times = number[];

/** Duration of some work, in milliseconds. */
export async function timeOnce(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Durations of pieces of work, run sequentially. */
export async function timeEach<T>(pieces: readonly T[], work: (piece: T) => Promise<void>): Promise<Times> {
  const times: Times = [];
  for (const piece of pieces) times.push(await timeOnce(() => work(piece)));
  return times;
}
