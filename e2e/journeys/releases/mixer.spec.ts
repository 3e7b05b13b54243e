import { publishThrowing } from '../../faults/throwing-release';
import { expect, ON_COPIED_SITE, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { compositionOf, MixerPanel } from '../../pages/platform/mixer-panel';

test(
  'a team mixes releases by keyboard and shares the link; a tampered link is ignored',
  ON_COPIED_SITE,
  async ({ page, browser, copiedSite: site, releaseChannel: channel, consoleErrors }) => {
    const other = await publishThrowing(site, 'mf-search');
    const answer = await page.goto(`${channel.url}/en-ie`);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    const mixer = new MixerPanel(page);
    await mixer.launcher.focus();
    await page.keyboard.press('Enter');
    await mixer.focusChooserOf('mf-search');
    await page.keyboard.press('Enter');
    await page.keyboard.type(other);
    await expect(mixer.option(other)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await mixer.expectVerdict(/fit together/);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await mixer.makeLink.click();
    const link = await mixer.link.inputValue();
    await mixer.apply.click();
    await page.waitForURL((url) => !url.search.includes('mix'));
    await expect(mixer.launcher).toBeVisible();
    expect((await compositionOf(page)).parts['mf-search']?.version).toBe(other);

    const colleague = await (await browser.newContext()).newPage();
    const shared = await colleague.goto(link);
    expect(shared?.headers()['x-robots-tag']).toContain('noindex');
    expect((await compositionOf(colleague)).parts['mf-search']?.version).toBe(other);
    const forger = await (await browser.newContext()).newPage();
    await forger.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    expect((await compositionOf(forger)).parts['mf-search']?.version).toBe(site.parts['mf-search']);

    await MixerPanel.open(page);
    await mixer.reset.click();
    await page.waitForURL((url) => !url.search.includes('mix'));
    await expect(mixer.launcher).toBeVisible();
    expect((await compositionOf(page)).mix).toBeUndefined();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'production neither shows the mixer nor loads its code',
  ON_COPIED_SITE,
  async ({ page, copiedSite }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await page.goto(`${copiedSite.url}/en-ie`, { waitUntil: 'networkidle' });
    expect(answer?.headers()['x-robots-tag']).toBeUndefined();
    await expect(new MixerPanel(page).launcher).toHaveCount(0);
    expect(asked.filter((url) => url.includes('mixer'))).toEqual([]);
    expect((await page.request.get(`${copiedSite.url}/_registry/mixer`)).status()).toBe(404);
  },
);
