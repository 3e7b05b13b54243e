/**
 * Runs work that a response must not wait for, because its duration would reveal information. Failures are reported to
 * `onError` only.
 */
export function createBackgroundTasks(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();

  function run(work: () => Promise<void>): void {
    const done = work()
      .catch(onError)
      .finally(() => running.delete(done));
    running.add(done);
  }

  /** Resolves when all running tasks have ended. */
  async function settled(): Promise<void> {
    await Promise.all(running);
  }

  return { run, settled };
}

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

declare module 'fastify' {
  interface FastifyInstance {
    backgroundTasks: BackgroundTasks;
  }
}
