import { expect, test } from '../../fixtures';

const HREF = /href="([^"]+)"/g;
const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

test('every link of every e-mail leads to a page that exists, on each of the sixteen sites', async ({
  request,
  scenes,
}) => {
  const camper = await scenes.someCamper();
  const textOf = async (path: string) => (await request.get(path)).text();
  const list = await textOf('/sandbox/emails');
  const kinds = [...list.matchAll(/href="\/sandbox\/emails\/([^?"]+)/g)].map(([, kind = '']) => kind);
  const page = await textOf(`/sandbox/emails/${kinds[0]}`);
  const sites = [...page.matchAll(/\?lang=([\w-]+)"/g)].map(([, site = '']) => site);
  expect([kinds.length > 50, sites.length]).toEqual([true, 16]);

  const links = new Map<string, string>();
  for (const kind of kinds) {
    const html = await textOf(`/sandbox/emails/${kind}?lang=fr&part=html`);
    for (const [, href = ''] of html.matchAll(HREF)) {
      const link = decoded(href).replace(/^https?:\/\/[^/]+\/fr/, '');
      if (link.startsWith('/go/')) links.set(link.replace(/\?.*/, ''), link);
    }
  }
  // An unknown address answers 404; others show the page or the sign-in.
  const pages = [...links.values()].map((link) => link.replace('/listing?id=1', `/listing?id=${camper}`));
  expect(pages.length).toBeGreaterThan(8);

  for (const site of sites) {
    const prefix = site === 'en-us' ? '' : `/${site}`;
    const headers = { cookie: `i18n_redirected=${site}` };
    for (const link of pages) {
      const answer = await request.get(`${prefix}${link}`, { headers });
      expect([site, link, answer.status()]).toEqual([site, link, 200]);
    }
  }
});
