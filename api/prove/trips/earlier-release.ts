import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Api } from '../../src/core/app-context';
import type { Clock } from '../../src/core/clock';
import { connect, type Database } from '../../src/database/connect';

/** What servers of two releases share. */
export interface Shared {
  databaseUrl: string;
  home: string;
  clock: Clock;
}

/** Another server of the same api. */
export type Beside = (shared: Shared) => Promise<Pick<Api, 'inject' | 'close'>>;

interface EarlierSources {
  createApp(context: { settings: object; database: Database; clock: Clock }): Promise<Api>;
  settingsFor(databaseUrl: string, home: string): object;
}

/** Loads the api of an earlier release from its sources. */
export async function loadRelease(folder: string): Promise<Beside> {
  const load = async (file: string) =>
    (await import(pathToFileURL(path.join(folder, 'api', file)).href)) as EarlierSources;
  const [{ createApp }, { settingsFor }] = await Promise.all([
    load('src/app.ts'),
    load('test/application.ts'),
  ]);
  return async ({ databaseUrl, home, clock }) => {
    const database = connect(databaseUrl, { max: 4 });
    const app = await createApp({ settings: settingsFor(databaseUrl, home), database, clock });
    app.addHook('onClose', () => database.destroy());
    return app;
  };
}
