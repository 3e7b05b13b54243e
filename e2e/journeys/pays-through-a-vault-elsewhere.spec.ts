import { startCardVault, type CardVault } from '../faults/card-vault';
import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { expect, test } from '../fixtures';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';

test.describe('a card vault on another origin than the site', () => {
  let vault: CardVault;
  let site: CopiedSite;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    vault = await startCardVault();
    site = await startCopiedSite({ cardVaults: vault.origin });
  });
  test.afterAll(async () => {
    await site.stop();
    await vault.stop();
  });

  test('gets no card from a site whose settings do not name it, and the card pays where they do', async ({
    page,
    complaints,
  }) => {
    await vault.registerFor(page);
    const trip = await PayableTrip.of(page);
    const closed = await PaymentPage.open(page, trip.booking);
    await closed.fillCard(PAYS);
    await closed.payButton.click();
    await expect(closed.trouble).toContainText('your card was not sent');
    expect(complaints).toContainEqual(expect.stringContaining(`${vault.origin}/cards' violates`));
    expect(await trip.state()).toBe('ACCEPTED');

    complaints.length = 0;
    const payment = await PaymentPage.open(page, trip.booking, 'en-ie', site.url);
    await payment.fillCard(PAYS);
    await payment.payButton.click();
    await page.waitForURL(/\/payment\/\d+\/success/);
    expect(await trip.state()).toBe('TO_COME');
    expect(complaints).toEqual([]);
  });
});
