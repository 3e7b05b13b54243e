import { test } from '../fixtures';
import { walkCanary } from '../releases/canary-walk';
import { checkOutEarlier, type EarlierSources } from '../releases/earlier-sources';

const EARLIER = '48e89206c8712c872d393927e3c380aff0bf8057';
const VERSION = '1.1.0';
const HEADINGS = { new: 'Take the road. Bring it back.', today: 'Rent a camper. Keep the road.' };

let sources: EarlierSources;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  sources = await checkOutEarlier(EARLIER);
});
test.afterAll(() => sources.remove());

test('a release that was built of earlier sources runs beside the parts of today', async ({
  browser,
  copiedSite: site,
  releaseChannel: channel,
}) => {
  test.setTimeout(300_000);
  await sources.replaceText('mf-search', 'search.home.title', HEADINGS.new);
  const folder = await sources.build('mf-search', VERSION);
  await site.release('publish', '--from', folder);
  await walkCanary({ browser, site, channel, version: VERSION, headings: HEADINGS });
});
