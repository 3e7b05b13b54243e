import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ListingSteps } from '../../pages/onboarding/listing-steps';
import { newUser, signInByApi } from '../../scenes/users';

test('a camper is listed step by step: nothing typed is lost by a reload or a lost connection', async ({
  page,
  context,
}) => {
  test.slow();
  await signInByApi(context, await newUser(context.request));
  const steps = new ListingSteps(page);
  await steps.open();
  await expect(page).toHaveURL(/\/onboarding\/step\/vehicle-type$/);
  await steps.type('Campervan').check({ force: true });
  await steps.goOn('What is it, exactly?');

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

  await steps.standIn('Annecy', '4 rue du Lac', '74000');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection.' })).toBeVisible();
  await context.setOffline(false);
  await steps.goOn('Show it the way you love it', 'Save and continue');
  await expect(page).toHaveURL(/vehicle-pictures\?camper=\d+$/);
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
});

test('two tabs edit one listing: both keep what was typed in them', async ({ page, context }) => {
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
