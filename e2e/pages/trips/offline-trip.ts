import { expect, type Locator, type Page } from '@playwright/test';

export class OfflineTrip {
  constructor(private readonly page: Page) {}

  get note(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'There is no connection.' });
  }

  get snooze(): Locator {
    return this.page.getByRole('button', { name: 'Snooze for 48 hours' });
  }

  get waitingSnooze(): Locator {
    return this.page.getByText('The trip will be snoozed as soon as you are online again.');
  }

  async untilKept(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  async expectNothingKept(): Promise<void> {
    const listKept = () =>
      this.page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        const databases = await indexedDB.databases();
        return [
          ...(await caches.keys()),
          ...databases.map(({ name }) => name),
          ...registrations.map(({ scope }) => scope),
        ];
      });
    await expect.poll(listKept).toEqual([]);
  }
}
