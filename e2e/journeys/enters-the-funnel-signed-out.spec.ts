import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { expectNoBarriers } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { ListingPage } from '../pages/listing-page';
import { OutboxPage } from '../pages/outbox-page';
import { SignInPage } from '../pages/sign-in-page';
import { SignUpPage } from '../pages/sign-up-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { newAddress, newPerson, reachablePerson } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 180);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

type Way = Parameters<typeof FunnelPage.pathOf>[0];

/** Each way to a trip with the last step before its end that an address can ask for. */
const LAST: [name: string, way: Way, step: string, lent: { instant: boolean }][] = [
  ['the check of a request', 'request', 'summary', { instant: false }],
  [
    'the cancellation insurance of a booking at once',
    'instant-request',
    'cancel-insurance',
    { instant: true },
  ],
  ['the payment of what was accepted', 'payment', 'payment', { instant: false }],
];

for (const [name, way, step, lent] of LAST) {
  test(`a link to ${name} leads through the sign-in to it, with all that was told`, async ({
    page,
    request,
    scenes,
  }) => {
    const email = await reachablePerson(request);
    const { camper } = await scenes.freeFrom(STAY.from).any(lent);
    const maker = await TripMaker.of(request, email);
    const booking = way === 'payment' ? await maker.sent(camper, STAY) : await maker.told(camper, STAY);
    if (way === 'payment') {
      await (await OwnerDesk.of(request, await scenes.ownerOf(camper))).accept(booking.id);
    }
    await page.goto(`/en-ie${FunnelPage.pathOf(way, booking, step)}`);
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await new SignInPage(page, 'en-ie').signIn(email);
    const funnel = new FunnelPage(page);
    await funnel.expectStep(step);
    expect(funnel.bookingId).toBe(booking.id);
    const { price } = await maker.read<{ price: string }>(`/3/my-requests/${booking.id}/prices/`);
    expect(Number((await funnel.total()).replace(/[€,]/g, ''))).toBe(Number(price));
  });
}

test('somebody without an account makes one on the way, and nothing that was chosen is lost', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const query = `date_from=${STAY.from}&date_to=${STAY.to}&insurance=reinforced`;
  const listing = await ListingPage.open(page, 'en-ie', camper, query);
  const promised = await listing.quote.total();
  await listing.pricePanel.getByRole('link', { name: 'Request to book' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  const names = { firstName: 'Nora', lastName: 'Byrne', phone: '+353871234568' };
  const signUp = new SignUpPage(page, 'en-ie');
  const email = newAddress();
  await signUp.fill({ email, password: 'correct horse battery', ...names });
  await signUp.acceptTerms();
  await signUp.send();
  await expect(signUp.content).toContainText('A link is on its way');
  await signUp.content.getByText('Continue', { exact: true }).click();
  const funnel = new FunnelPage(page);
  await expect(funnel.heading).toHaveText('First confirm your e-mail address');
  await expectNoBarriers(page);
  const mails = await page.context().newPage();
  await (await OutboxPage.open(mails, email)).followLink('confirm_email');
  await expect(new FunnelPage(mails).heading).toHaveText('Your address is confirmed');
  await mails.close();
  await funnel.content.getByRole('button', { name: 'I have opened the link' }).click();
  await funnel.expectStep('user-details');
  expect(await funnel.total()).toBe(promised);
  await expect(funnel.content.getByLabel('First name')).toHaveValue('Nora');
  await expect(funnel.content.getByLabel('Mobile phone')).toHaveValue('+353871234568');
});

test('a step of somebody else’s booking is no way in', async ({ page, request, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(request, await newPerson(request))).told(camper, STAY);
  await page.goto(`/en-ie${FunnelPage.pathOf('request', booking, 'summary')}`);
  await new SignInPage(page, 'en-ie').signIn(await newPerson(request));
  await expect(page).toHaveURL(/\/en-ie\/d\/trips\?meta_state=to_?do/);
});
