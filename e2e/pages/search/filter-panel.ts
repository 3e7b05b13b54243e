import { expect, type Locator, type Page } from '@playwright/test';

export class FilterPanel {
  constructor(readonly page: Page) {}

  /** The sheet is a dialog of the same name. */
  get box(): Locator {
    return this.page.getByRole('region', { name: 'Filters' }).or(this.page.getByRole('dialog'));
  }

  get opener(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^All filters|^Filters/ });
  }

  async open(): Promise<void> {
    await this.opener.filter({ visible: true }).click();
    await expect(this.box.getByRole('checkbox').first()).toBeVisible();
  }

  async expandEquipment(): Promise<void> {
    const closed = this.box.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
  }

  tick(name: string): Locator {
    return this.box.getByRole('checkbox', { name, exact: true });
  }

  /** The campers that are left once the filter is chosen. */
  async countBeside(name: string): Promise<number> {
    await expect(this.box.and(this.page.locator('[aria-busy="true"]'))).toHaveCount(0);
    const id = await this.tick(name).getAttribute('aria-describedby');
    const count = this.page.locator(`[id="${id}"]`);
    await expect(count).toHaveText(/^\d/);
    return Number((await count.innerText()).replace(/\D/g, ''));
  }

  get show(): Locator {
    return this.box.getByRole('button', { name: /^Show |^No camper matches/ });
  }
}
