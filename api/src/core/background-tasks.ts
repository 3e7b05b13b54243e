/**
 * Does work that an answer must not wait for, where even how long it takes would tell something. Work that fails is
 * logged; nobody is told.
 */
export function createBackgroundTasks(onError: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>();

  function run(work: () => Promise<void>): void {
    const done = work()
      .catch(onError)
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  /** Waits for all that was begun. */
  async function settled(): Promise<void> {
    await Promise.all(underWay);
  }

  return { run, settled };
}

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

declare module 'fastify' {
  interface FastifyInstance {
    backgroundTasks: BackgroundTasks;
  }
}
