import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, STAY, test } from '../../fixtures';
import { DocumentPage } from '../../pages/trips/document-page';
import { TripsPage } from '../../pages/trips/trips-page';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));
/** The sandbox decides ten seconds after a document was sent. */
const REVIEW_SECONDS = 11;

test.use({ viewport: { width: 390, height: 844 } });

test('a refused licence is sent again, and the trip shows that it is under review', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  await (await TripMaker.of(request, email)).book('annecy', STAY);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  const trip = await trips.openTrip(trips.cards.first());
  const documents = trip.section('Documents to prepare');
  await expect(documents).toContainText('0 of 2 checked');
  await documents.getByRole('link', { name: 'Add pages Driving licence' }).click();

  const licence = new DocumentPage(page);
  await expect(licence.sendButton).toBeDisabled();
  const photo = (name: string, buffer = PORTRAIT) => ({ name, mimeType: 'image/jpeg', buffer });
  const back = { name: 'back.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await licence.addPages([photo('refuse-unreadable-front.jpg'), back]);
  await licence.send();

  const review = async () => {
    const answer = await request.post('/sandbox/clock', { data: { advance: REVIEW_SECONDS } });
    expect(answer.ok()).toBe(true);
    await page.reload();
  };
  await review();
  await expect(licence.content).toContainText('It cannot be read. Take a sharp picture in good light');
  await licence.sendNewPages();
  await licence.addPages([photo('front.jpg'), { ...back, buffer: await page.screenshot() }]);
  await licence.send();
  await review();
  await expect(licence.content.getByText('Checked', { exact: true }).first()).toBeVisible();

  await TripsPage.open(page);
  await trips.openTrip(trips.cards.first());
  await expect(documents).toContainText('1 of 2 checked');
  const row = documents.getByRole('listitem').filter({ hasText: 'Driving licence' });
  await expect(row).toContainText('Checked');
});
