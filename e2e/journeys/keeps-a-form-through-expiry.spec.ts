import type { Page } from '@playwright/test';

import { addDays } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { SignInPage } from '../pages/sign-in-page';
import { newPerson, reachablePerson, signedIn, tokensOf } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const ACCESS = 'campaviaAPI_access_token';
const WORDS = 'Four of us, and a dog that sleeps all day.';

function watchRenewals(page: Page): string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token/')) renewals.push(request.postData() ?? '');
  });
  return renewals;
}

/** As ten pieces of a page would, each through the client that the page lends them. */
async function askTenTimesAtOnce(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Lent {
      http(): { get(path: string): Promise<{ email: string }> };
    }
    interface Host {
      loadShareSync<Module>(name: string): () => Module;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Host[] };
    };
    const host = federation.__INSTANCES__[0] as Host;
    const { http } = host.loadShareSync<Lent>('@campavia/api-client/core')();
    const answers = await Promise.all(Array.from({ length: 10 }, () => http().get('/3/users/me/')));
    return answers.map(({ email }) => email);
  });
}

test('a session that runs out in the middle of a form is renewed once, and the form is saved', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  await signedIn(context, email);
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

test('an access token that was taken back is renewed as well, once for ten calls', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  await signedIn(context, email);
  await page.goto('/en-ie/d/account/profile');
  await expect(page.getByLabel('Last name')).toBeVisible();
  const renewals = watchRenewals(page);
  const [known] = (await context.cookies()).filter(({ name }) => name === ACCESS);
  await context.addCookies([{ ...known!, value: 'not-a-token-any-more' }]);
  expect(await askTenTimesAtOnce(page)).toHaveLength(10);
  expect(renewals).toHaveLength(1);
});

test('whoever has to sign in again comes back to the form and finds what was typed', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const tokens = await signedIn(context, email);
  await page.goto('/en-ie/d/account/profile');
  await page.getByLabel('Last name').fill('Byrne-Walsh');
  await request.post('/oauth/revoke_token/', {
    form: { token: tokens.refresh_token, client_id: 'campavia-web' },
    headers: { 'x-api-key': 'campavia-web' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/en-ie\/sign-in\?next=%2Fen-ie%2Fd%2Faccount%2Fprofile$/);
  await new SignInPage(page, 'en-ie').signIn(email);
  await expect(page).toHaveURL(/\/en-ie\/d\/account\/profile$/);
  await expect(page.getByLabel('Last name')).toHaveValue('Byrne-Walsh');
});

test('whoever has to sign in again on the way to a trip comes back to the same step and finds what was typed', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await reachablePerson(request);
  const maker = await TripMaker.of(request, email);
  const from = addDays(TODAY, 270);
  const { camper } = await scenes.freeFrom(from).any({ instant: true });
  const booking = await maker.told(camper, { from, to: addDays(from, 6) });
  const tokens = await signedIn(context, email);
  const path = FunnelPage.pathOf('instant-request', booking, 'travel-details');
  const funnel = await FunnelPage.open(page, path);
  await request.post('/oauth/revoke_token/', {
    form: { token: tokens.refresh_token, client_id: 'campavia-web' },
    headers: { 'x-api-key': 'campavia-web' },
  });
  await funnel.tellOwner(WORDS);
  await funnel.next.click();
  await expect(page).toHaveURL(`/en-ie/sign-in?next=${encodeURIComponent(`/en-ie${path}`)}`);
  await new SignInPage(page, 'en-ie').signIn(email);
  await funnel.expectStep('travel-details');
  await expect(funnel.message).toHaveValue(WORDS);
  await funnel.next.click();
  await funnel.expectStep('insurance');
  expect((await scenes.books.trip(booking.id)).message).toBe(WORDS);
});

test('a refresh token that was used by somebody else ends the session for both', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const { refresh_token: stolen } = await signedIn(context, email);
  const renew = (token = stolen) =>
    request.post('/oauth/token/', {
      form: { grant_type: 'refresh_token', client_id: 'campavia-web', refresh_token: token },
      headers: { 'x-api-key': 'campavia-web' },
    });
  const { refresh_token: next } = (await (await renew()).json()) as { refresh_token: string };
  // Until the next token is used, the first answer could have been lost.
  expect((await renew(next)).status()).toBe(200);
  await context.clearCookies({ name: ACCESS });
  await page.goto('/en-ie/d/account');
  await expect(page).toHaveURL(/\/en-ie\/sign-in\?next=/);
  expect((await renew()).status()).toBe(400);
  await expect(tokensOf(request, email)).resolves.toMatchObject({ token_type: 'Bearer' });
});
