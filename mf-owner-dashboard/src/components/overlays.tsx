import { lazy, Suspense } from 'react';

import type { MenuProps, ModalProps } from '@campavia/ui/overlays';

const load = () => import('@campavia/ui/overlays');
const LoadedModal = lazy(async () => ({ default: (await load()).Modal }));
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }));

/** Preloads the code of dialogs: a confirmation may be needed when the connection is lost. */
export function prepareOverlays(): void {
  void load().catch(() => undefined);
}

/** A dialog, loaded when the first one opens. */
export function Modal(props: ModalProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LoadedModal {...props} />
    </Suspense>
  );
}

/** A menu, loaded when the first one opens. */
export function Menu(props: MenuProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LoadedMenu {...props} />
    </Suspense>
  );
}
