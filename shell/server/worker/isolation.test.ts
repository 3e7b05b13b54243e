/** @jest-environment node */
import { releaseSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { describeMissing, restrictionsHere, type Restrictions } from './restrictions';

describe('isolation of server parts from the machine', () => {
  let fixture: SiteFixture;
  let here: Restrictions;

  beforeAll(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '1.0.0');
    here = await restrictionsHere();
  });

  afterAll(() => fixture.remove());

  const withoutUnshare = () => ({ ...here, command: [], network: false, user: false });

  function start(documentIsolation: 'available' | 'required', found: Restrictions) {
    return fixture.start(
      { documentIsolation, documentDeadlineMs: 5000 },
      { restrictions: async () => found },
    );
  }

  it('is as strict as the machine allows by default: documents are answered without unshare as well', async () => {
    const site = await start('available', withoutUnshare());
    const { body } = await site.inject({ url: '/', headers: { cookie: 'i18n_redirected=en-us' } });
    expect(body).toContain('Search 1.0.0');
  });

  it.each<[string, Partial<Restrictions>]>([
    ['a network namespace', { network: false }],
    ['limits of descriptors and memory', { descriptors: false }],
    ...(process.getuid?.() === 0 ? [['a user of their own', { user: false }] as never] : []),
  ])('is complete where required: a site without %s does not start', async (what, lacking) => {
    const all = { ...here, network: true, descriptors: true, user: true };
    await expect(start('required', { ...all, ...lacking })).rejects.toThrow(
      `DOCUMENT_ISOLATION=required, but this machine does not allow server parts of releases ${what}`,
    );
  });

  it('starts where complete isolation is required and available', async () => {
    const site = await start('required', { ...here, network: true, descriptors: true, user: true });
    expect((await site.inject('/ping/front')).json()).toMatchObject({ serverParts: 'isolated' });
  });
});

it.each([
  [{ network: true, descriptors: true }, undefined],
  [{ network: false, descriptors: true }, undefined],
  [{ network: false, descriptors: false }, 'a closed network (unshare or prlimit)'],
  // PostgreSQL often listens on a file, which no network namespace hides.
  [{ network: true, descriptors: false }, 'closed sockets of this machine (prlimit)'],
])('describes what server parts can reach with %j: %s', (found, missing) => {
  const sentence = describeMissing({ ...found, user: true });
  expect(sentence).toEqual(missing && expect.stringContaining(`without ${missing}, which`));
});
