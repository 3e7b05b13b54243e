/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { KEY_ID, TRUSTED } from '../test/signed-release';
import { buildSite } from '../site';

import { openRegistry } from './open-registry';
import { createReplayRegistry } from './replay-registry';

describe('a replay of an earlier composition', () => {
  let fixture: SiteFixture;
  let replayFile: string;

  beforeAll(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '1.0.0');
    replayFile = join(fixture.settings.home, 'replay.json');
    writeFileSync(
      replayFile,
      JSON.stringify({ state: fixture.registry.state(), keys: { [KEY_ID]: TRUSTED } }),
    );
  });

  afterAll(() => fixture.remove());

  it('serves it without a database, changes nothing and leaves no files behind', async () => {
    const settings = { ...fixture.settings, replayFile, registryUrl: undefined };
    const opened = await openRegistry(settings, () => undefined);
    const site = await buildSite(settings, { workerFolder: fixture.workerFolder, opened });
    expect((await site.inject('/')).body).toContain('Search 1.0.0');
    expect((await site.inject('/ping/front')).json()).toMatchObject({
      status: 'ok',
      registry: { database: 'none' },
    });
    const headers = { authorization: 'Bearer x' };
    const refused = await site.inject({ url: '/_registry/status', headers });
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'replay' }]);
    await site.close();
    expect(existsSync(join(fixture.settings.home, 'registry'))).toBe(false);
  });

  it.each(['/nowhere.json', '/dev/null'])('rejects %s as a state', (file) => {
    expect(() => createReplayRegistry(file)).toThrow('REPLAY_STATE');
  });
});
