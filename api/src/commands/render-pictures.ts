import { connect } from '../database/connect';
import { createPictures } from '../composition/pictures';
import { scenesSeenFirst } from '../modules/pictures/pictures.store';
import type { Settings } from '../config/settings';
import { chooseFileStore } from '../providers/files/choose-file-store';

/**
 * Renders the pictures that are missing, those first that people see first. Stops on a signal, and when the process
 * that started it ends; the next start continues from there.
 */
export async function renderPictures(settings: Settings): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal as 'SIGTERM', stop);
  const database = connect(settings.databaseUrl, { max: 1 });
  try {
    const first = await scenesSeenFirst(database);
    // A site that serves has started it and keeps a processor; else one may be rendering the same pictures by itself.
    const pace = process.connected ? ({ atATime: 1 } as const) : ({ atATime: 2, fromTheEnd: true } as const);
    const pictures = createPictures(settings.home, chooseFileStore(settings));
    await pictures.renderMissing(first, { signal: stopping.signal, ...pace });
  } finally {
    await database.destroy();
    if (process.connected) process.disconnect();
  }
}
