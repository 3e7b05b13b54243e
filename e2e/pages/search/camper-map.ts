import { expect, type Locator, type Page } from '@playwright/test';

export class CamperMap {
  constructor(readonly page: Page) {}

  get ground(): Locator {
    return this.page.getByRole('group', { name: /^Map\. / });
  }

  get pins(): Locator {
    return this.ground.getByRole('button', { name: / a day$/ });
  }

  pin(camper: number): Locator {
    return this.ground.locator(`[data-pin="${camper}"]`);
  }

  get groups(): Locator {
    return this.ground.getByRole('button', { name: /zoom in$/ });
  }

  get follow(): Locator {
    return this.page.getByRole('switch', { name: 'Search as I move the map' });
  }

  /** Before the first interaction with the list, the map is a picture. */
  async expectPins(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await expect(this.pins.or(this.groups).first()).toBeVisible();
  }

  async total(): Promise<number> {
    const groups = await this.groups.allInnerTexts();
    return (await this.pins.count()) + groups.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
  }

  async drag(right: number, down: number): Promise<void> {
    const box = await this.ground.boundingBox();
    if (!box) throw new Error('no map is shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const part of [0.25, 0.5, 0.75, 1]) await this.page.mouse.move(x + right * part, y + down * part);
    await this.page.mouse.up();
  }
}
