/** @jest-environment node */
import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { storeRelease } from '../test/signed-release';
import { createRemoteServers } from './remote-servers';
import { readWorkerCode } from './worker-code';

const request = {
  addressId: 'home',
  path: '/',
  page: { addresses: [], routing: {} },
} as unknown as DocumentRequest;
const ANSWER = { status: 200, data: { beds: 2 } };
const PAGE = { html: '<h1>Rent a camper</h1>', styles: '<style data-styled="true">.a{color:red}</style>' };

let fixture: SiteFixture;
let servers: ReturnType<typeof createRemoteServers>;
let patch = 0;

beforeAll(async () => {
  fixture = await createSiteFixture();
});
beforeEach(() => {
  servers = createRemoteServers({
    ...fixture.settings,
    documentDeadlineMs: 2000,
    renderDeadlineMs: 600,
    code: readWorkerCode(fixture.workerFolder),
  });
});
afterEach(() => servers.stop());
afterAll(() => fixture.remove());

/** A release that answers after `before`, and renders with this body of a function of `path` and `data`. */
function rendering(body: string, before = ''): Release {
  patch += 1;
  const program = `exports.handle = async ({ path }) => {
      ${before}
      return { '/moved': { status: 301, redirect: '/s' }, '/own': { status: 200, isClientRendered: true } }[path] ??
        ${JSON.stringify(ANSWER)};
    };
    exports.render = async ({ path }, { data }) => { ${body} };`;
  const files = { 'remote.js': '//', 'server.cjs': program };
  return storeRelease(fixture.settings.releasesFolder, { ...aSearch(`7.0.${patch}`), files });
}
const whole = `return ${JSON.stringify(PAGE)};`;
const busy = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end); ${whole}`;
const together = { ...request, path: '/together' };
/** Answers no such request before there are `count`: all are answered before one is rendered. */
const togetherWith = (count: number) => `globalThis.resolvers ??= [];
  if (path === '/together') await new Promise((resolve) => {
    if (resolvers.push(resolve) === ${count}) resolvers.forEach((answer) => answer());
  });`;
const requestWarm = async (release: Release, over: object = {}) => {
  await servers.warmUp(release);
  return servers.request(release, { ...request, ...over });
};

test('renders a page with the data of its answer', async () => {
  const release = rendering(
    `return { ...${JSON.stringify(PAGE)}, html: '<h1>' + data.beds + path + '</h1>' };`,
  );
  const rendered = { ...PAGE, html: '<h1>2/</h1>' };
  expect(await requestWarm(release)).toEqual({ answer: ANSWER, rendered });
  expect(servers.renderings()).toEqual({ [`mf-search@${release.version}`]: { rendered: 1, failed: 0 } });
});

test('renders a page in each process before its first document, to warm it up', async () => {
  const release = rendering(`globalThis.pages = (globalThis.pages ?? 0) + 1;
    return { ...${JSON.stringify(PAGE)}, html: String(globalThis.pages) };`);
  expect((await requestWarm(release)).rendered?.html).toBe('2');
});

test('a redirect and a request for the answer alone are not rendered', async () => {
  const release = rendering('throw new Error("rendered");');
  expect(await requestWarm(release, { path: '/moved' })).toEqual({ answer: { status: 301, redirect: '/s' } });
  expect(await requestWarm(release, { page: undefined })).toEqual({ answer: ANSWER });
});

test('does not render a page that its release leaves to the browser', async () => {
  const release = rendering('throw new Error("rendered");');
  expect(await requestWarm(release, { path: '/own' })).toEqual({
    answer: { status: 200, isClientRendered: true },
  });
});

test.each([
  ['throws', 'throw new Error("no such camper");', 'no such camper'],
  ['is not a page', 'return { html: 1 };', 'no valid page'],
  ['brings more than styles', `return { html: '', styles: '<script>1</script>' };`, 'longer than that'],
  ['is late', busy(900), 'within 600 ms'],
])('a page that %s affects neither its answer nor the next page', async (_, body, failure) => {
  const release = rendering(`if (path === '/next') { ${whole} } ${body}`);
  const { answer, renderFailure } = await requestWarm(release);
  expect(answer).toEqual(ANSWER);
  expect(renderFailure?.message).toContain(failure);
  expect(await requestWarm(release, { path: '/next' })).toEqual({ answer: ANSWER, rendered: PAGE });
  expect(Object.values(servers.renderings())).toMatchObject([{ rendered: 1, failed: 1 }]);
});

test('gives a page more time if no visitor waits for it', async () => {
  const release = rendering(busy(900));
  await servers.warmUp(release);
  expect(await servers.request(release, request, { isAwaited: false })).toEqual({
    answer: ANSWER,
    rendered: PAGE,
  });
});

test('renders as many of many simultaneous pages as are ready in time, and answers all', async () => {
  const release = rendering(busy(10));
  await servers.warmUp(release);
  const answers = await Promise.all(Array.from({ length: 60 }, () => servers.request(release, request)));
  expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(60);
  const late = answers.flatMap(({ renderFailure }) => renderFailure?.message ?? []);
  expect(late).toContain('has too many pages to render');
  expect(late.length).toBeLessThan(60);
  expect((await servers.request(release, request)).rendered).toEqual(PAGE);
});

test('a page leaves its process before the next one is rendered', async () => {
  const release = rendering(`if (path !== '/together') { ${whole} } ${busy(400)}`, togetherWith(2));
  await servers.warmUp(release);
  const answers = await Promise.all([1, 2].map(() => servers.request(release, together)));
  expect(answers.filter(({ rendered }) => rendered)).toHaveLength(1);
});

test('a page that nobody awaits any more is not rendered', async () => {
  const release = rendering(
    `globalThis.pages = (globalThis.pages ?? 0) + 1;
    const pages = globalThis.pages; const end = Date.now() + (path === '/together' ? 1400 : 0);
    while (Date.now() < end);
    return { ...${JSON.stringify(PAGE)}, html: String(pages) };`,
    togetherWith(3),
  );
  await servers.warmUp(release);
  await Promise.all([1, 2, 3].map(() => servers.request(release, together)));
  const last = await servers.request(release, { ...request, path: '/last' }, { isAwaited: false });
  // The first one warmed up the process; of the three, two have waited in vain behind the other.
  expect(last.rendered?.html).toBe('3');
});

test('ends the process of a page that hangs, and pauses the part for a while', async () => {
  const hanging = rendering(`if (path !== '/hang') { ${whole} } ${busy(60_000)}`);
  const other = rendering(whole);
  await servers.warmUp(other);
  const { answer, renderFailure } = await requestWarm(hanging, { path: '/hang' });
  expect(answer).toEqual(ANSWER);
  expect(renderFailure?.message).toContain('within 600 ms');
  expect(await servers.request(other, request)).toEqual({ answer: ANSWER, rendered: PAGE });
  await expect(servers.request(hanging, request)).rejects.toThrow(/within|paused/);
});
