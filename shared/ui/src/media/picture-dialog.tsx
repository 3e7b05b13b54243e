import { lazy, Suspense } from 'react';

import type { PictureDialogWindowProps } from './picture-dialog-window';

const PictureDialogWindow = lazy(() =>
  import('./picture-dialog-window').then((window) => ({ default: window.PictureDialogWindow })),
);

export type PictureDialogProps = PictureDialogWindowProps;

/**
 * A dialog with a picture and text beside it, below it on narrow windows. Arrow keys and swipes change the picture if
 * there are several; Escape closes. The focus is trapped and returns afterwards.
 */
export function PictureDialog(props: PictureDialogProps) {
  return (
    <Suspense>
      <PictureDialogWindow {...props} />
    </Suspense>
  );
}
