import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

test('no page breaks its own security policy, not even when it is loaded again', async ({
  page,
  scenes,
  complaints,
}) => {
  const [camper = 0] = await scenes.freeCampers('annecy', STAY);
  const opened = [
    () => HomePage.open(page, 'fr'),
    () => SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`),
    () => ListingPage.open(page, 'fr', camper, STAY_QUERY),
  ];
  for (const open of opened) {
    const { heading } = await open();
    const words = await heading.innerText();
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(heading).toHaveText(words);
    }
  }
  expect(complaints).toEqual([]);
});

test('scripts run by the document’s nonce only, and documents say so', async ({ request }) => {
  const answer = await request.get('/fr');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});
