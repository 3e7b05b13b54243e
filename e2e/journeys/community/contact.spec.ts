import { expect, STAY, test } from '../../fixtures';
import { OutboxPage } from '../../pages/account/outbox-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ContactPage } from '../../pages/community/contact-page';
import { HelpPage } from '../../pages/community/help-page';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

test('a guest reads about the deposit in the help and sends a message about the trip; typed text survives a reload and errors', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  const trip = await (await TripMaker.of(request, email)).book('annecy', STAY);
  await signInByApi(context, email);
  const help = await HelpPage.open(page, '#deposit-when');
  await expect(help.openAnswer).toContainText(`For your trip with ${trip.camper.title}`);
  await help.content.getByRole('link', { name: 'Write to us' }).click();

  const contact = new ContactPage(page, 'en-ie');
  await expect(contact.heading).toHaveText('Write to us');
  await expect(contact.email).toHaveValue(email);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await contact.topic.selectOption({ label: 'A payment, refund or deposit' });
  await contact.booking.fill('2147483');
  await contact.text.fill('a'.repeat(10_000));
  await contact.send.click();
  await expect(contact.errors).toContainText('Shorten your message');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await contact.text.fill('When do I get the deposit back?');
  await page.reload();
  await expect(contact.text).toHaveValue('When do I get the deposit back?');
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.errors).toContainText('Your message stays here');
  await context.setOffline(false);
  await contact.send.click();
  await expect(contact.errors).toContainText('This is not one of your bookings.');
  await contact.booking.fill(String(trip.id));
  await contact.send.click();
  await expect(contact.heading).toHaveText('Thank you, we have your message');
  await expect(contact.content.getByRole('status')).toContainText(email);

  await (await OutboxPage.open(page, email)).followLink('contact_received');
  await expect(help.heading).toHaveText('How can we help?');
  await OutboxPage.open(page, 'support@campavia.test');
  await expect(page.getByText('When do I get the deposit back?').first()).toBeAttached();
});
