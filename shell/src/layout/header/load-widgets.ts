import type { Site } from '@campavia/i18n/sites';

import type { Widgets } from './widgets';

let widgets: Promise<Widgets> | undefined;

/** Menus, panel and window of the header, a bundle of their own; one that did not come is asked for again. */
export function loadWidgets(site: Site): Promise<Widgets> {
  widgets ??= import('../../account/ready-widgets').then(({ readyWidgets }) => readyWidgets(site));
  widgets.catch(() => {
    widgets = undefined;
  });
  return widgets;
}
