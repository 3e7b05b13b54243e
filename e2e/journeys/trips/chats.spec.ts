import { expect, STAY, test } from '../../fixtures';
import { ChatPage } from '../../pages/trips/chat-page';
import { queryDatabase } from '../../scenes/query-database';
import { newUser, signInByApi } from '../../scenes/users';

const LIVE_MS = 1000;

test('a guest asks an owner from the listing, and both read one another within a second', async ({
  page,
  context,
  browser,
  request,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  await signInByApi(context, await newUser(request));
  await page.goto(`/en-ie/campers/${camper}`);
  await page.getByRole('link', { name: 'Ask the owner' }).click();
  await page.waitForURL(/\/d\/chats\/camper\//);
  await page.getByRole('textbox', { name: /^Write to / }).fill('Is there a roof box?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(/\/d\/chats\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const guest = await ChatPage.open(page, id);

  const other = await browser.newContext();
  await signInByApi(other, await scenes.ownerOf(camper));
  const owner = await ChatPage.open(await other.newPage(), id);
  await expect(owner.message('Is there a roof box?')).toBeVisible();
  await expect(guest.log.getByText(/Read$/)).toBeVisible();

  await owner.write('Yes. Call me: 06 12 34 56 78');
  await expect(guest.message('Yes. Call me: •••')).toBeVisible({ timeout: LIVE_MS });
  await guest.write('That is all we need.');
  await expect(owner.message('That is all we need.')).toBeVisible({ timeout: LIVE_MS });
  await other.close();
});

test('messages written offline are sent once and in order when the connection is back', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const email = await newUser(request);
  await signInByApi(context, email);
  const chat = await ChatPage.open(page, `camper/${camper}`);
  await chat.write('One');
  await page.waitForURL(/\/d\/chats\/\d+$/);
  await expect(chat.message('One')).toBeVisible();

  await context.setOffline(true);
  for (const text of ['Two', 'Three', 'Four']) await chat.write(text);
  await expect(page.getByText('Waiting for the network, will be sent once')).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByText('Waiting for the network, will be sent once')).toHaveCount(0);
  await expect(page.getByText('Sending', { exact: true })).toHaveCount(0);

  const { rows } = await queryDatabase((database) =>
    database.query<{ content: string }>(
      `select m.content from chat_message m join chat c on c.id = m.chat_id
        join app_user u on u.id = c.guest_id where u.email = $1 order by m.id`,
      [email],
    ),
  );
  expect(rows.map(({ content }) => content)).toEqual(['One', 'Two', 'Three', 'Four']);
  await page.reload();
  await expect(chat.message('Four')).toHaveCount(1);
});
