import type { Page } from '@playwright/test';

import { addDays } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newUser, userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

const ACCESS = 'campaviaAPI_access_token';
const MESSAGE = 'Four of us, and a dog that sleeps all day.';

function watchRenewals(page: Page): string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token/')) renewals.push(request.postData() ?? '');
  });
  return renewals;
}

/** Ten calls at once through the page's own api client, as ten components would make them. */
async function askTenTimesAtOnce(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface ApiClientCore {
      http(): { get(path: string): Promise<{ email: string }> };
    }
    interface Host {
      loadShareSync<Module>(name: string): () => Module;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Host[] };
    };
    const host = federation.__INSTANCES__[0] as Host;
    const { http } = host.loadShareSync<ApiClientCore>('@campavia/api-client/core')();
    const answers = await Promise.all(Array.from({ length: 10 }, () => http().get('/3/users/me/')));
    return answers.map(({ email }) => email);
  });
}

test('a session that expires in the middle of a form is renewed once for all calls, and the form is saved', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  await signInByApi(context, email);
  await page.goto('/en-ie/d/account/profile');
  await page.getByLabel('Last name').fill('Byrne-Walsh');
  const renewals = watchRenewals(page);
  await context.clearCookies({ name: ACCESS });

  expect(await askTenTimesAtOnce(page)).toEqual(Array.from({ length: 10 }, () => email));
  expect(renewals).toHaveLength(1);
  await expect(page.getByLabel('Last name')).toHaveValue('Byrne-Walsh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('after signing in again in the funnel the guest is back at the same step, with typed input', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await userWithCertifiedPhone(request);
  const maker = await TripMaker.of(request, email);
  const from = addDays(TODAY, 270);
  const { camper } = await scenes.freeFrom(from).any({ instant: true });
  const booking = await maker.complete(camper, { from, to: addDays(from, 6) });
  const tokens = await signInByApi(context, email);
  const path = FunnelPage.pathOf('instant-request', booking, 'travel-details');
  // Otherwise the page may learn of it before the button is pressed.
  await page.route(/\/v4\/updates\//, (route) => route.abort());
  // Signed out with the request of the button: any earlier request would open the sign-in page before it is pressed.
  await page.route(/\/bookings-guest\//, async (route) => {
    if (route.request().method() === 'PATCH') {
      const form = { token: tokens.refresh_token, client_id: 'campavia-web' };
      await request.post('/oauth/revoke_token/', { form, headers: { 'x-api-key': 'campavia-web' } });
    }
    await route.fallback();
  });
  const funnel = await FunnelPage.open(page, path);
  await funnel.writeToOwner(MESSAGE);
  await funnel.next.click();
  await expect(page).toHaveURL(`/en-ie/sign-in?next=${encodeURIComponent(`/en-ie${path}`)}`);
  await new SignInPage(page, 'en-ie').signIn(email);
  await funnel.expectStep('travel-details');
  await expect(funnel.message).toHaveValue(MESSAGE);
  await funnel.next.click();
  await funnel.expectStep('insurance');
  expect((await scenes.tables.trip(booking.id)).message).toBe(MESSAGE);
});
