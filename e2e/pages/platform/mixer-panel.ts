import { expect, type Locator, type Page } from '@playwright/test';

/** Only channels other than production have this panel, which chooses the release of each part. */
export class MixerPanel {
  static async open(page: Page): Promise<MixerPanel> {
    const panel = new MixerPanel(page);
    await panel.launcher.click();
    await expect(panel.link.or(panel.makeLink)).toBeVisible();
    return panel;
  }

  constructor(readonly page: Page) {}

  get launcher(): Locator {
    return this.page.getByRole('button', { name: /^Mixer, / });
  }

  get makeLink(): Locator {
    return this.page.getByRole('button', { name: 'Create link' });
  }

  get link(): Locator {
    return this.page.getByRole('textbox', { name: 'Signed link' });
  }

  get apply(): Locator {
    return this.page.getByRole('button', { name: 'Apply, reload' });
  }

  get reset(): Locator {
    return this.page.getByRole('button', { name: 'Reset' });
  }

  chooserOf(part: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Release of ${part}`) });
  }

  async focusChooserOf(part: string): Promise<void> {
    await expect(this.chooserOf(part)).toBeEnabled();
    await this.chooserOf(part).focus();
  }

  option(version: string): Locator {
    return this.page.getByRole('option').filter({ hasText: version });
  }

  async expectVerdict(text: RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }
}

export function compositionOf(
  page: Page,
): Promise<{ id: string; mix?: string; parts: Record<string, { version: string }> }> {
  return page
    .locator('script#composition')
    .evaluate(
      (element) => JSON.parse(element.textContent ?? '') as Awaited<ReturnType<typeof compositionOf>>,
    );
}
