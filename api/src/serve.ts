import { fork } from 'node:child_process';
import { setPriority } from 'node:os';

import { createApp } from './app';
import { createClock } from './clock';
import { connect } from './database/connect';
import type { Settings } from './settings';

const LOW_PRIORITY = 12;

/** Answers requests until it is told to stop; missing pictures are painted meanwhile, beside it. */
export async function serve(settings: Settings): Promise<void> {
  const database = connect(settings.databaseUrl, { statementMs: 5000, waitMs: 3000 });
  const app = await createApp({ settings, database, clock: createClock(settings.startsAtMs) });
  await app.listen({ port: settings.port, host: settings.host });
  const stopPainting = settings.isDemo ? startPainting() : () => undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopPainting();
      void app.close().then(() => database.destroy());
    });
  }
}

// A process of its own: painting keeps a processor busy for a minute, and answers must not wait for it.
function startPainting(): () => void {
  const program = process.argv[1];
  if (!program) return () => undefined;
  const painter = fork(program, ['paint']);
  painter.on('error', () => undefined);
  if (painter.pid) setPriority(painter.pid, LOW_PRIORITY);
  return () => painter.connected && painter.disconnect();
}
