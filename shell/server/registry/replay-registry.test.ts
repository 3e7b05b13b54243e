/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseSearch } from '../test/a-channel';
import { scratchHome, type ScratchHome } from '../test/scratch-site';
import { KEY_ID, TRUSTED } from '../test/signed-release';
import { buildSite } from '../site';

import { openRegistry } from './open-registry';
import { createReplayRegistry } from './replay-registry';

describe('a replay of an earlier composition', () => {
  let home: ScratchHome;
  let replayFile: string;

  beforeAll(async () => {
    home = await scratchHome();
    releaseSearch(home, '1.0.0');
    replayFile = join(home.settings.home, 'replay.json');
    writeFileSync(replayFile, JSON.stringify({ state: home.registry.state(), keys: { [KEY_ID]: TRUSTED } }));
  });

  afterAll(() => home.remove());

  it('shows it without a database, changes nothing and leaves nothing behind', async () => {
    const settings = { ...home.settings, replayFile, registryUrl: undefined };
    const opened = await openRegistry(settings, () => undefined);
    const site = await buildSite(settings, { workerFolder: home.workerFolder, opened });
    expect((await site.inject('/')).body).toContain('Search 1.0.0');
    expect((await site.inject('/ping/front')).json()).toMatchObject({
      status: 'ok',
      registry: { database: 'none' },
    });
    const headers = { authorization: 'Bearer x' };
    const refused = await site.inject({ url: '/_registry/status', headers });
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'replay' }]);
    await site.close();
    expect(existsSync(join(home.settings.home, 'registry'))).toBe(false);
  });

  it.each(['/nowhere.json', '/dev/null'])('says that %s is no state', (file) => {
    expect(() => createReplayRegistry(file)).toThrow('REPLAY_STATE');
  });
});
