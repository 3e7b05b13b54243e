/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { aSearch } from '../test/a-channel';
import { siteWithDatabase, type SiteWithDatabase } from '../test/site-with-database';

const SHELL = { part: 'shell', version: '1.0.0', files: { 'main.js': '// shell' } };

jest.setTimeout(60_000);

describe('a site with its registry', () => {
  let scene: SiteWithDatabase;

  beforeAll(async () => {
    scene = await siteWithDatabase();
  });

  afterAll(() => scene.remove());

  const get = (url: string, headers: Record<string, string> = {}) => scene.site.inject({ url, headers });

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const endMs = Date.now() + 20_000;
    while (!(await isSo())) {
      if (Date.now() > endMs) throw new Error('The condition did not hold within 20 seconds');
      await new Promise((wake) => setImmediate(wake));
    }
  }

  const statusOf = async () => (await get('/ping/front')).json<{ status: string }>().status;

  async function openPage(): Promise<{ cookie: string; page: string }> {
    const answer = await get('/', { cookie: 'i18n_redirected=en-us' });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { cookie, page: /"page":"([^"]+)"/.exec(answer.body)?.[1] ?? '' };
  }

  function report({ cookie, page }: { cookie: string; page: string }, version: string) {
    const payload = JSON.stringify({ page, part: 'mf-search', version, phase: 'load', message: 'thrown' });
    const headers = { cookie, 'content-type': 'text/plain' };
    return scene.site.inject({ method: 'POST', url: '/api/internals/failures', headers, payload });
  }

  it('shows "being set up" until the first release', async () => {
    const page = await get('/');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('Campavia is being set up');
    const health = await get('/ping/front');
    expect([health.statusCode, health.json()]).toMatchObject([503, { status: 'starting' }]);
  });

  it('accepts releases and serves promoted ones at once', async () => {
    const { platform, search, publish, act } = scene;
    await act(platform, 'part-added', { part: 'shell', squad: 'platform' });
    await act(platform, 'part-added', { part: 'mf-search', squad: 'search' });
    await publish(SHELL, platform);
    await publish(aSearch('1.0.0'), search);
    await publish(aSearch('1.1.0'), search);
    const releases = { shell: '1.0.0', 'mf-search': '1.0.0' };
    const promoted = await act(platform, 'promoted', { channel: 'production', releases });
    expect(promoted.json()).toMatchObject({ composition: expect.stringMatching(/^[0-9a-f]{20}$/) });
    expect((await get('/')).body).toContain('Search 1.0.0');
    expect(await statusOf()).toBe('ok');
  });

  it("refuses a team to change another team's part, and logs nothing", async () => {
    const { site, platform, search, publish, act } = scene;
    await expect(publish({ ...SHELL, version: '1.0.1' }, search)).rejects.toMatchObject({ status: 403 });
    const changed = { ...aSearch('1.0.0'), files: { 'remote.js': '// other' } };
    await expect(publish(changed, search)).rejects.toMatchObject({ code: 'other_content' });
    expect((await act(search, 'part-retired', { part: 'mf-search' })).json()).toMatchObject({
      code: 'platform_only',
    });
    const stale = await act(
      search,
      'promoted',
      { channel: 'production', releases: { 'mf-search': '1.1.0' } },
      { head: 'x' },
    );
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'head_moved' }]);
    const authorization = `Bearer ${platform.token}`;
    const status = await site.inject({ url: '/_registry/status', headers: { authorization } });
    expect(status.json()).toMatchObject({ seq: 6, database: 'up' });
  });

  it('counts a thousand reports of one visitor as one', async () => {
    await scene.act(scene.platform, 'promoted', {
      channel: 'production',
      releases: { 'mf-search': '1.1.0' },
    });
    const page = await openPage();
    for (let time = 0; time < 1000; time += 1) await report(page, '1.1.0');
    await report({ ...page, cookie: '' }, '1.1.0');
    const other = await openPage();
    await report({ cookie: other.cookie, page: page.page }, '1.1.0');
    expect((await get('/')).body).toContain('Search 1.1.0');
  });

  async function lastEntry(): Promise<object | undefined> {
    const headers = { authorization: `Bearer ${scene.platform.token}` };
    const { entries } = (await get('/_registry/log?limit=1000', headers)).json<{ entries: object[] }>();
    return entries.at(-1);
  }

  async function reported(): Promise<{ version: string; check?: { result?: string } }[]> {
    const headers = { authorization: `Bearer ${scene.platform.token}` };
    return (await get('/_registry/status', headers)).json<{ reported: [] }>().reported;
  }

  it('replaces a healthy release only for the visitors who reported it', async () => {
    const visitors = await Promise.all([openPage(), openPage(), openPage()]);
    const answers = await Promise.all(visitors.map((visitor) => report(visitor, '1.1.0')));
    await until(async () => (await reported())[0]?.check?.result !== undefined);
    expect(await reported()).toMatchObject([
      { version: '1.1.0', phases: ['load'], check: { result: expect.stringContaining('finds nothing') } },
    ]);
    expect(await lastEntry()).toMatchObject({ act: 'promoted' });
    expect((await get('/')).body).toContain('Search 1.1.0');
    const [avoid = ''] = String(answers[0]?.headers['set-cookie']).split(';');
    const { body } = await get('/', { cookie: `${visitors[0]?.cookie}; ${avoid}` });
    expect(body).toContain('Search 1.0.0');
  });

  it('quarantines a release for everybody if three visitors reported it and its own check fails', async () => {
    const { platform, search, publish, act } = scene;
    const files = { ...aSearch('1.2.0').files, 'remote.js': "throw new Error('for everybody');" };
    await publish({ ...aSearch('1.2.0'), files }, search);
    await act(platform, 'promoted', { channel: 'production', releases: { 'mf-search': '1.2.0' } });
    const visitors = await Promise.all([openPage(), openPage(), openPage()]);
    for (const visitor of visitors) expect((await report(visitor, '1.2.0')).statusCode).toBe(204);
    await until(async () => (await get('/')).body.includes('Search 1.1.0'));
    expect(await lastEntry()).toMatchObject({
      who: 'site',
      act: 'quarantined',
      body: { version: '1.2.0', reason: 'remote.js fails as it is loaded: for everybody' },
    });
  });

  it('keeps serving without its database, reports that, and recovers', async () => {
    // Several changes in a row are saved together, at most half a second later.
    const { head } = (await get('/ping/front')).json<{ registry: { head: string } }>().registry;
    await until(async () => (await readFile(join(scene.home, 'registry/state.json'), 'utf8')).includes(head));
    await scene.stopDatabase();
    await until(async () => (await statusOf()) === 'degraded');
    expect((await get('/')).body).toContain('Search 1.1.0');
    const restarted = await scene.another();
    expect((await restarted.inject('/')).body).toContain('Search 1.1.0');
    const refused = await scene.act(scene.platform, 'promoted', {
      channel: 'production',
      releases: { 'mf-search': '1.0.0' },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'database_away' }]);
    await scene.startDatabase();
    await until(async () => (await statusOf()) === 'ok');
    const lifted = await scene.act(scene.platform, 'released-from-quarantine', {
      part: 'mf-search',
      version: '1.2.0',
    });
    expect(lifted.statusCode).toBe(200);
    expect((await get('/')).body).toContain('Search 1.2.0');
  });
});
