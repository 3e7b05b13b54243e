import { connect } from '../database/connect';
import { createPicturesService } from '../modules/pictures/pictures.service';
import { scenesSeenFirst } from '../modules/pictures/pictures.store';
import type { Settings } from '../config/settings';

/**
 * Paints the pictures that are missing, those first that people see first. Stops when told to, and when the
 * process that started it is gone; the next start goes on from there.
 */
export async function paint(settings: Settings): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal as 'SIGTERM', stop);
  const database = connect(settings.databaseUrl, { max: 1 });
  try {
    const first = await scenesSeenFirst(database);
    await createPicturesService(settings.home).paint(first, stopping.signal);
  } finally {
    await database.destroy();
    if (process.connected) process.disconnect();
  }
}
