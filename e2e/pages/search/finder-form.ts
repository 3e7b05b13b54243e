import { expect, type Locator } from '@playwright/test';

import type { DayRange } from '@campavia/domain';

import { AnyPage } from '../platform/any-page';
import { DatePicker } from './date-picker';

export class FinderForm extends AnyPage {
  get form(): Locator {
    return this.page.getByRole('search');
  }

  get placeField(): Locator {
    return this.form.getByLabel(this.texts.place);
  }

  get datesField(): Locator {
    return this.form.getByRole('button', { name: new RegExp(`^${this.texts.dates}`) });
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: this.texts.findCampers });
  }

  get suggestions(): Locator {
    return this.page.getByRole('option');
  }

  async whenInteractive(): Promise<void> {
    await this.placeField.focus();
    await expect(this.form.getByRole('combobox', { name: this.texts.place })).toBeFocused();
  }

  async choosePlace(letters: string, name: string): Promise<void> {
    await this.placeField.click();
    await this.placeField.pressSequentially(letters);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name},`) })
      .first()
      .click();
    await expect(this.placeField).toHaveValue(name);
  }

  async openPicker(): Promise<DatePicker> {
    await this.datesField.click();
    const picker = new DatePicker(this.page, this.site);
    await expect(picker.window).toBeVisible();
    return picker;
  }

  async chooseDates(stay: DayRange): Promise<void> {
    const picker = await this.openPicker();
    await picker.choose(stay);
  }
}
