import type { ComponentType } from 'react';

import { useLazyComponent } from '@campavia/ui/browser';

/** Loaded when they open: the pages themselves need neither forms nor dialogs. */
export const LazyNameDialog = lazyDialog(() =>
  import(/* webpackChunkName: "wishlist.dialogs" */ './name-dialog').then((file) => file.NameDialog),
);
export const LazyDeleteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "wishlist.dialogs" */ './delete-dialog').then((file) => file.DeleteDialog),
);
export const LazyMenu = lazyDialog(() => import('@campavia/ui/overlays').then((overlays) => overlays.Menu));
export const LazyRangePicker = lazyDialog(() =>
  import('@campavia/ui/dates').then((dates) => dates.RangePicker),
);

function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyDialog(props) {
    const { Component } = useLazyComponent(load);
    return Component ? <Component {...props} /> : null;
  };
}
