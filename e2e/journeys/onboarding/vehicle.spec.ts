import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { OutboxPage } from '../../pages/account/outbox-page';
import { SignUpPage } from '../../pages/account/sign-up-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ListingSteps } from '../../pages/onboarding/listing-steps';
import { StaffDesk } from '../../pages/owner/staff-desk';
import { SearchPage } from '../../pages/search/search-page';
import { addCheckedDocuments, placeOf } from '../../scenes/listing-documents';
import { pickRandom } from '../../scenes/pick-random';
import { newAddress, newUser, signInByApi, USERS } from '../../scenes/users';

async function signUp(page: Page): Promise<void> {
  const email = newAddress();
  const form = new SignUpPage(page, 'en-ie');
  await form.fill({ email, password: 'campavia', firstName: 'Maeve', lastName: 'Byrne' });
  await form.acceptTerms();
  await form.send();
  await expect(form.content).toContainText(`A link is on its way to ${email}`);
  await (await OutboxPage.open(page, email)).followLink('confirm_email');
  await expect(form.heading).toHaveText('Your address is confirmed');
}

test('a visitor answers the listing steps before signing up, keeps all answers, and guests find the camper', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const steps = new ListingSteps(page);
  await steps.open('/rent-my-motorhome');
  await steps.type('Campervan').check({ force: true });
  await steps.oneMore('Beds').click();
  await expect(steps.status(/^Saved in this browser/)).toBeVisible();
  await steps.content.getByRole('button', { name: 'Start your listing' }).click();
  await page.waitForURL(/\/sign-in\?/);
  await steps.content.getByRole('link', { name: 'Sign up' }).click();
  await signUp(page);
  await steps.open('/onboarding/step/vehicle-properties');
  await expect(steps.count('Beds')).toHaveText('3');

  await steps.choice('Base vehicle').fill('Fiat Ducato');
  await steps.choice('Converted by').fill('Pössl');
  await steps.field('Number plate').fill('GA-482-TR');
  await steps.field('Gross weight').fill('12');
  await page.reload();
  await expect(steps.choice('Converted by')).toHaveValue('Pössl');
  await expect(steps.field('Number plate')).toHaveValue('GA-482-TR');
  await expect(steps.field('Gross weight')).toHaveValue('12');
  await steps.field('Gross weight').fill('3500');
  await steps.goOn('Where do guests pick it up?');

  await steps.findAddress('4 rue du lac limoges', /^4 Rue du Lac, .*Limoges/);
  await expect(steps.field('Street and number')).toHaveValue('4 Rue du Lac');
  await steps.movePin('ArrowUp');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection.' })).toBeVisible();
  await context.setOffline(false);
  await steps.goOn('Show it the way you love it', 'Save and continue');
  await expect(page).toHaveURL(/vehicle-pictures\?camper=\d+$/);
  const camper = Number(new URL(page.url()).searchParams.get('camper'));
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await steps.addPicture();
  await steps.goOn('What does a day cost?');
  await steps.field('Low season').fill('70');
  await steps.field('Mid season').fill('85');
  await steps.field('High season').fill('110');
  await expect(steps.status(/^Saved at/)).toBeVisible();
  await steps.goOn('Your listing');
  await expect(page.getByRole('heading', { name: 'All steps are done' })).toBeVisible();
  await page.getByRole('link', { name: 'To your camper' }).click();
  await expect(steps.heading).toHaveText('Your camper is not finished yet');
  await expect(page.getByRole('listitem').filter({ hasText: 'Documents of the vehicle' })).toBeVisible();

  await addCheckedDocuments(camper);
  await page.reload();
  await steps.content.getByRole('button', { name: 'Send for review' }).click();
  await expect(steps.heading).toHaveText('We are checking your camper');
  const staff = await browser.newContext({ baseURL });
  await signInByApi(staff, USERS.staff);
  await new StaffDesk(await staff.newPage()).publish(camper);
  await staff.close();

  const guest = await browser.newContext({ baseURL });
  const { latitude, longitude } = await placeOf(camper);
  const around = `latitude=${latitude}&longitude=${longitude}&radius=1`;
  const found = await SearchPage.open(await guest.newPage(), 'en-ie', around);
  await found.expectResults();
  expect(await found.campers()).toContain(camper);
  await guest.close();
});

test('two tabs that edit one listing both keep their typed text', async ({ page, context }) => {
  await signInByApi(context, await newUser(context.request));
  const first = new ListingSteps(page);
  await first.open();
  await first.type('Campervan').check({ force: true });
  await first.goOn('What is it, exactly?');
  await first.choice('Converted by').fill('Pössl');
  await first.goOn('Where do guests pick it up?');
  await first.standIn('Annecy', '4 rue du Lac', '74000');
  await first.goOn('Show it the way you love it', 'Save and continue');
  const details = new URL(page.url()).search;
  await first.open(`/onboarding/step/vehicle-properties${details}`);
  const other = new ListingSteps(await context.newPage());
  await other.open(`/onboarding/step/vehicle-properties${details}`);

  await first.field('Number plate').fill('GA-482-TR');
  await expect(first.status(/^Saved at/)).toBeVisible();
  await other.choice('Model').fill('Summit 600');
  await expect(other.status(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(first.field('Number plate')).toHaveValue('GA-482-TR');
  await expect(first.choice('Model')).toHaveValue('Summit 600');
});

const RELOADS = 50;
const TYPED: Record<string, (reload: number) => string> = {
  // Never the same twice: a text that is saved already is not saved again.
  'Number plate': (reload) => `GA-${100 + reload}-TR`,
  'Gross weight': () => String(randomInt(10, 3500)),
  'What it is worth today': () => String(randomInt(1, 90_000)),
  Length: () => `${randomInt(4, 9)}.${randomInt(10, 99)}`,
};

test('fifty reloads at random moments lose no typed text', async ({ page, context }) => {
  test.slow();
  await signInByApi(context, await newUser(context.request));
  const steps = new ListingSteps(page);
  await steps.open();
  await steps.type('Campervan').check({ force: true });
  await steps.goOn('What is it, exactly?');
  const typed = new Map<string, string>();
  for (let reload = 0; reload < RELOADS; reload += 1) {
    const name = pickRandom(Object.keys(TYPED));
    const text = TYPED[name]?.(reload) ?? '';
    await steps.field(name).fill(text);
    typed.set(name, text);
    // Some of them after it was saved, most before.
    if (name === 'Number plate') await expect(steps.status(/^Saved in this browser/)).toBeVisible();
    await page.reload({ waitUntil: 'commit' });
    for (const [field, value] of typed) await expect(steps.field(field)).toHaveValue(value);
  }
});
