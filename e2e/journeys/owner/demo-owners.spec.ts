import type { APIRequestContext, Page } from '@playwright/test';

import type { OwnCamperList, OwnerBookingList } from '@campavia/contracts';

import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../pages/checks/layout-shift';
import { ApiClient } from '../../scenes/api-client';
import { browserOf, USERS } from '../../scenes/users';

interface Visit {
  path: string;
  /** Its own path by default. */
  leadsTo?: string;
  /** Text of the whole page, once it is loaded. */
  shows: string;
  campers?: number;
}

/** The pages of a camper, each with a heading that comes with its data. */
const TABS = {
  calendar: 'Choose days',
  prices: 'Seasons',
  pictures: 'What guests look for',
  vehicle: 'Where people sleep',
  documents: 'Vehicle registration',
  settings: 'Publication',
  statistics: 'Income a month',
};

const REDIRECTED: Visit[] = ['/d/bookings', '/d/campers', '/d/campers/1/prices'].map((path) => ({
  path,
  leadsTo: '/d/trips',
  shows: 'Your first trip begins here',
}));

test('screens of owners with no, one and several campers fit into 390 pixels', async ({
  browser,
  request,
  baseURL,
}) => {
  const solo = await findOwned(request, USERS.solo);
  const owner = await findOwned(request, USERS.owner);
  const [camper = 0] = solo.campers;
  const walks: [string, Visit[]][] = [
    [USERS.newcomer, REDIRECTED],
    [
      USERS.solo,
      [
        { path: '/d/campers', leadsTo: `/d/campers/${camper}/calendar`, shows: TABS.calendar },
        ...Object.entries(TABS).map(([tab, shows]) => ({ path: `/d/campers/${camper}/${tab}`, shows })),
        { path: '/d/bookings', shows: 'Your answers' },
      ],
    ],
    [
      USERS.owner,
      [
        { path: '/d/campers', shows: 'Open the calendar', campers: 3 },
        { path: '/d/bookings', shows: 'What a payout needs' },
        { path: `/d/bookings/${owner.request}`, shows: 'On your calendar' },
        { path: `/d/bookings/${owner.request}/refuse`, shows: 'Decline the request' },
      ],
    ],
    [
      USERS.pro,
      [
        { path: '/d/campers', shows: 'Open the calendar', campers: 8 },
        { path: '/d/bookings?meta_state=archived', leadsTo: '/d/bookings', shows: 'Archive' },
      ],
    ],
  ];
  for (const [user, visits] of walks) {
    const page = await browserOf(browser, user, baseURL);
    for (const visit of visits) await expectWhole(page, visit);
    await page.context().close();
  }
});

async function findOwned(request: APIRequestContext, user: string) {
  const api = await ApiClient.of(request, user);
  const { results } = await api.call<OwnCamperList>('get', '/3/products/me/paginated/');
  const waiting = await api.call<OwnerBookingList>('get', '/v4/bookings-owner/?state=validated');
  return { campers: results.map(({ id }) => id), request: waiting.results[0]?.id };
}

async function expectWhole(page: Page, { path, leadsTo = path, shows, campers }: Visit): Promise<void> {
  const answer = await page.goto(`/en-ie${path}`, { waitUntil: 'domcontentloaded' });
  expect(answer?.status(), path).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText(shows).first(), path).toBeVisible();
  expect(new URL(page.url()).pathname, path).toBe(`/en-ie${leadsTo}`);
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(main.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
  if (campers) await expect(main.getByRole('article'), path).toHaveCount(campers);
  expect(await sidewaysScroll(page), path).toBe(0);
}
