import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

import { startFederation } from './federation';
import type { RunnableRelease } from './runnable-releases';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const FOLDER = '/releases/mf-listing/2.0.0';
const RELEASE: RunnableRelease = {
  part: 'mf-listing',
  version: '2.0.0',
  entry: `${FOLDER}/remote.js`,
  integrity: 'sha384-2',
  container: 'mf_listing_2',
};
/** The requests that hang: the preloads of the page, and a chunk that the container requested. */
const HANGING = [
  `<link rel="preload" as="script" href="${FOLDER}/remote.js">`,
  `<link rel="preload" as="script" href="${FOLDER}/listing.1.js">`,
  `<script src="${FOLDER}/exposed.1.js"></script>`,
];
const OF_OTHERS = [
  '<link rel="preload" as="script" href="/releases/mf-search/2.0.0/remote.js">',
  '<script src="/releases/mf-listing/1.0.0/remote.js"></script>',
  '<script id="composition" type="application/json">{}</script>',
  `<link rel="stylesheet" href="${FOLDER}/page.css">`,
];

beforeEach(() => {
  document.head.innerHTML = [...HANGING, ...OF_OTHERS].join('');
  jest.mocked(registerPlugins).mockReset();
  jest.mocked(registerRemotes).mockReset();
  jest.mocked(loadRemote).mockReset().mockResolvedValue({});
});

function entriesAskedFor(): unknown[] {
  return jest.mocked(registerRemotes).mock.calls.map(([[remote]]) => (remote as { entry?: string }).entry);
}

test("the first attempt uses the page's pending preloads", async () => {
  await startFederation({ window })(RELEASE, { timeoutMs: 4000 });
  expect(document.head.children).toHaveLength(HANGING.length + OF_OTHERS.length);
  expect(entriesAskedFor()).toEqual([`http://localhost${FOLDER}/remote.js`]);
});

test('a retry waits for no request of the attempt before', async () => {
  const fetchRemote = startFederation({ window });
  await fetchRemote(RELEASE, { timeoutMs: 4000 });
  await fetchRemote(RELEASE, { timeoutMs: 4000 });
  expect(document.head.innerHTML).toBe(OF_OTHERS.join(''));
  expect(entriesAskedFor()[1]).toBe(`http://localhost${FOLDER}/remote.js?again=1`);
});

test('a release runs only with the exact bytes that its composition names', async () => {
  const { href } = new URL(RELEASE.entry, window.location.origin);
  await startFederation({ window, nonce: 'abc' })(RELEASE, { timeoutMs: 4000 });
  const [[plugin] = []] = jest.mocked(registerPlugins).mock.calls.map(([plugins]) => plugins);
  const made = plugin?.createScript?.({ url: href });
  expect(made).toMatchObject({
    script: { src: href, integrity: RELEASE.integrity, crossOrigin: 'anonymous', nonce: 'abc' },
  });
});
