import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';

import { IconButton, type IconType } from '../core';
import { useSwipe } from '../gestures/use-swipe';
import { mediaMessages } from './media.messages';
import type { PictureSource } from './picture';
import {
  Arrows,
  Backdrop,
  CloseButton,
  Frame,
  PictureBox,
  PictureWindow,
  Stage,
  Words,
} from './picture-dialog.styles';

const SIZES = '(min-width: 1320px) 52rem, (min-width: 1024px) 68vw, 100vw';

export interface PictureDialogWindowProps {
  /** Accessible name of the dialog. */
  label: string;
  /** `loading` reserves its space; without a picture, the text takes its place. */
  picture: PictureSource | 'loading' | undefined;
  /** A label on the picture. */
  plate?: ReactNode;
  onClose: () => void;
  /** Without it, there is no back arrow. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Text beside the picture. */
  children: ReactNode;
}

export function PictureDialogWindow(props: PictureDialogWindowProps) {
  const { label, picture, plate, onClose, onPrevious, onNext, children } = props;
  const { formatMessage } = useIntl();
  const swipe = useSwipe(
    () => onNext?.(),
    () => onPrevious?.(),
  );
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onNext?.();
    if (key === 'ArrowLeft') onPrevious?.();
  };
  return (
    <Backdrop as={ModalOverlay} isOpen onOpenChange={(isOpen: boolean) => !isOpen && onClose()} isDismissable>
      <PictureWindow as={Modal}>
        <Stage onKeyDown={onKeyDown} {...swipe}>
          <Dialog aria-label={label}>
            <Frame data-without-picture={picture ? undefined : true}>
              <CloseButton>
                <IconButton icon={X} label={formatMessage(mediaMessages.closeOne)} onClick={onClose} />
              </CloseButton>
              {picture && (
                <PictureBox>
                  {picture !== 'loading' && <OnePicture picture={picture} />}
                  {plate}
                  <Arrows>
                    {onPrevious && <Arrow icon={ChevronLeft} message="previous" onClick={onPrevious} />}
                    {onNext && <Arrow icon={ChevronRight} message="next" onClick={onNext} />}
                  </Arrows>
                </PictureBox>
              )}
              <Words>{children}</Words>
            </Frame>
          </Dialog>
        </Stage>
      </PictureWindow>
    </Backdrop>
  );
}

/** Remounted for each picture, so that the previous one is not shown while it loads. */
function OnePicture({ picture: { url, srcset, alt = '' } }: { picture: PictureSource }) {
  return <img key={url} src={url} srcSet={srcset} sizes={SIZES} width={1280} height={853} alt={alt} />;
}

interface ArrowProps {
  icon: IconType;
  message: 'previous' | 'next';
  onClick: () => void;
}

function Arrow({ icon, message, onClick }: ArrowProps) {
  const { formatMessage } = useIntl();
  return <IconButton icon={icon} label={formatMessage(mediaMessages[message])} onClick={onClick} />;
}
