import { expect, STAY, test } from '../fixtures';
import { amountIn } from '../pages/amounts';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import { minorIn } from '../pages/minor-in';
import { PaymentPage } from '../pages/payment-page';
import { SignInPage } from '../pages/sign-in-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';

const MESSAGE = 'We are two and would love to walk around the lake.';

async function expectBooked(scenes: Scenes, booking: number, price: number): Promise<void> {
  const { books } = scenes;
  expect(await books.trip(booking)).toMatchObject({ state: 'TO_COME', message: MESSAGE, price, paid: price });
  expect(await books.payments(booking)).toEqual([{ type: 'card', state: 'done', amount: price }]);
  const ledger = await books.ledger(booking);
  expect(ledger.entries).toBeGreaterThan(2);
  expect(ledger.sum).toBe(0);
  expect(await books.block(booking)).toEqual({ kind: 'booking', ...STAY });
}

test('from home to the keys: one price all the way, the owner’s yes, and a trip in everybody’s books', async ({
  page,
  request,
  scenes,
}) => {
  test.slow();
  const email = await reachablePerson(request);
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const asked = await scenes.onlyLent(ids, { instant: false });
  const wanted = asked[Math.floor(Math.random() * asked.length)] ?? 0;
  const card = results.cards.nth(ids.indexOf(wanted));
  const price = await results.totalOn(card);
  const listing = await results.openCamper(card);
  expect(await listing.quote.total()).toBe(price);
  await listing.pricePanel.getByRole('link', { name: 'Request to book' }).click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  const expectStepAtPrice = async (step: string) => {
    await funnel.expectStep(step);
    expect(await funnel.total(), step).toBe(price);
  };
  await expectStepAtPrice('user-details');
  await funnel.tellDriver();
  await funnel.next.click();
  await expectStepAtPrice('travel-details');
  await funnel.tellTrip();
  await funnel.next.click();
  await expectStepAtPrice('insurance');
  await funnel.next.click();
  await expectStepAtPrice('message-owner');
  await funnel.message.fill(MESSAGE);
  await funnel.next.click();
  await expectStepAtPrice('summary');
  await funnel.sendButton.click();
  await expectStepAtPrice('success');
  const booking = funnel.bookingId;
  expect((await scenes.books.trip(booking)).state).toBe('VALIDATED');

  const desk = await OwnerDesk.of(request, await scenes.ownerOf(wanted));
  const offered = await desk.accept(booking);
  await page.goto(`/en-ie/d/trips/${booking}`);
  const payLink = page
    .getByRole('main')
    .getByRole('link', { name: /^Pay €/ })
    .first();
  expect(amountIn(await payLink.innerText())).toBe(price);
  await payLink.click();
  await expectStepAtPrice('summary');
  await funnel.toPaymentButton.click();
  await expectStepAtPrice('payment');
  const payment = new PaymentPage(page, 'en-ie');
  expect(amountIn(await payment.payButton.innerText())).toBe(price);
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await expectStepAtPrice('success');

  await expectBooked(scenes, booking, minorIn(price));
  const owner = await desk.sees(booking);
  expect(owner).toMatchObject({ state: 'TO_COME', meta_state: 'confirmed', is_refusable: false });
  expect(owner?.total_earnings).toBe(offered.total_earnings);
  expect(minorIn(owner?.total_earnings ?? '')).toBe((await scenes.books.trip(booking)).earnings);
  expect(owner?.confirmed_on).not.toBeNull();
});
