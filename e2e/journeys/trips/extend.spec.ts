import { expect, test } from '../../fixtures';
import { OlderFunnelPage } from '../../pages/funnel/older-funnel-page';
import { minorIn } from '../../pages/payment/minor-units';
import { ExtendPage } from '../../pages/trips/extend-page';
import { bookExtendableTrip } from '../../scenes/extendable-trip';
import { OwnerClient } from '../../scenes/owner-client';
import { newUser, signInByApi } from '../../scenes/users';

test('an extension is requested, accepted and paid by card, and its days are then booked', async ({
  page,
  context,
  request,
  scenes,
  consoleErrors,
}) => {
  const email = await newUser(request);
  const { booking, newReturn } = await bookExtendableTrip(request, email);
  const owner = await OwnerClient.of(request, await scenes.ownerOf(booking.camper.id));
  const before = await scenes.tables.trip(booking.id);
  await signInByApi(context, email);

  await page.goto(`/en-ie/d/trips/${booking.id}`);
  await page.getByRole('link', { name: 'Longer, or other dates' }).click();
  const extend = new ExtendPage(page);
  await extend.chooseDay(newReturn);
  await expect(extend.sentence).toContainText('Return on');
  await expect(extend.toPay).toHaveText(/€/);
  const shown = minorIn(await extend.toPay.innerText());
  await extend.askButton.click();
  await expect(extend.content.getByText(/^Waiting for /)).toBeVisible();
  expect((await scenes.tables.block(booking.id))?.to).toBe(booking.date_to);

  await owner.acceptExtension(booking.id);
  await page.goto(`/en-ie/d/trips/${booking.id}`);
  expect(minorIn(await extend.payLink.innerText())).toBe(shown);
  await extend.payLink.click();
  const payment = new OlderFunnelPage(page, 'en-ie');
  await payment.expectStep('payment');
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await expect(page.getByRole('heading', { name: 'Paid. Your trip is changed' })).toBeVisible();

  expect(await scenes.tables.block(booking.id)).toEqual({
    kind: 'booking',
    from: booking.date_from,
    to: newReturn,
  });
  const after = await scenes.tables.trip(booking.id);
  expect([after.price - before.price, after.paid - before.paid]).toEqual([shown, shown]);
  const lines = await scenes.tables.lines(booking.id);
  const added = lines.filter(({ code }) => code === 'day_after');
  expect(added.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.price);
  expect(consoleErrors).toEqual([]);
});
