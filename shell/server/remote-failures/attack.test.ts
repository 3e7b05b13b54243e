/** @jest-environment node */
import { aSearch } from '../test/a-channel';
import { siteWithDatabase, type SiteWithDatabase } from '../test/site-with-database';

jest.setTimeout(120_000);

describe('a client that reports a healthy release again and again, with a new cookie each time', () => {
  let scene: SiteWithDatabase;

  beforeAll(async () => {
    scene = await siteWithDatabase();
    const { platform, search, publish, act } = scene;
    await act(platform, 'part-added', { part: 'shell', squad: 'platform' });
    await act(platform, 'part-added', { part: 'mf-search', squad: 'search' });
    await publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '// shell' } }, platform);
    await publish(aSearch('1.0.0'), search);
    await publish(aSearch('1.1.0'), search);
    for (const version of ['1.0.0', '1.1.0']) {
      const releases = { shell: '1.0.0', 'mf-search': version };
      await act(platform, 'promoted', { channel: 'production', releases });
    }
  });

  afterAll(() => scene.remove());

  /** Opens a page as a new visitor and reports the release that it runs. */
  async function reportAnew(remoteAddress: string): Promise<void> {
    const opened = await scene.site.inject({
      url: '/',
      headers: { cookie: 'i18n_redirected=en-us' },
      remoteAddress,
    });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    const page = /"page":"([^"]+)"/.exec(opened.body)?.[1] ?? '';
    const payload = JSON.stringify({ page, part: 'mf-search', version: '1.1.0', phase: 'load' });
    const answer = await scene.site.inject({
      method: 'POST',
      url: '/api/internals/failures',
      headers: { cookie, 'content-type': 'text/plain' },
      remoteAddress,
      payload,
    });
    // A client that reports a failure gets the previous release, whether the report counts or not.
    expect(String(answer.headers['set-cookie'])).toMatch(/^campavia_avoid=/);
  }

  /** What the registry stores about the reports: the visitors counted, and the resulting check. */
  async function reported(): Promise<{ visitors: number; check?: { result?: string } }[]> {
    const headers = { authorization: `Bearer ${scene.platform.token}` };
    const { reported: all } = (await scene.site.inject({ url: '/_registry/status', headers })).json();
    return all.map(({ visitors, check }: never) => ({ visitors, check }));
  }

  async function attackFrom(visitors: number, addressOf: (nth: number) => string): Promise<void> {
    for (let nth = 0; nth < visitors; nth += 1) await reportAnew(addressOf(nth));
  }

  const isLive = async () => {
    const { parts } = (await scene.site.inject('/_composition')).json();
    return parts['mf-search'].version === '1.1.0';
  };

  it('counts once from one address, and causes no check', async () => {
    await attackFrom(200, () => '203.0.113.7');
    expect(await reported()).toEqual([{ visitors: 1, check: undefined }]);
    expect(await isLive()).toBe(true);
  });

  it('counts once from all addresses of one network', async () => {
    await attackFrom(30, (nth) => `203.0.113.${nth}`);
    expect(await reported()).toEqual([{ visitors: 1, check: undefined }]);
  });

  it('causes one check from many networks, which passes; no other visitor loses the release', async () => {
    await attackFrom(30, (nth) => `198.51.${nth}.7`);
    const resultOf = async () => (await reported())[0]?.check?.result;
    while ((await resultOf()) === undefined) await new Promise((wake) => setImmediate(wake));
    expect(await resultOf()).toContain('the site finds nothing');
    expect(await isLive()).toBe(true);
  });
});
