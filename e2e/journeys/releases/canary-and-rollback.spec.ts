import { publishReworded } from '../../faults/altered-release';
import { ON_COPIED_SITE, test } from '../../fixtures';
import { walkCanary } from '../../releases/canary-walk';

test(
  'a team starts a canary, promotes the release and rolls it back, and no visitor sees an error',
  ON_COPIED_SITE,
  async ({ browser, copiedSite: site, releaseChannel: channel }) => {
    test.setTimeout(120_000);
    const version = await publishReworded(site, 'mf-search', {
      from: 'Keep the road.',
      to: 'Take the road.',
      version: '1.1.0',
    });
    const headings = { new: 'Rent a camper. Take the road.', today: 'Rent a camper. Keep the road.' };
    await walkCanary({ browser, site, channel, version, headings });
  },
);
