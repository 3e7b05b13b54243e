import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';

import { IconButton } from '../core';
import { mediaMessages } from './media.messages';
import type { PictureSource } from './picture';
import { useCarousel } from './use-carousel';
import { Arrow, Backdrop, Stage } from './viewer.styles';

export interface ViewerProps {
  pictures: readonly PictureSource[];
  /** Index of the picture shown first. */
  start: number;
  onClose: () => void;
}

/** Shows pictures full screen, one at a time. Arrow keys, Home, End and swipes change them; Escape closes. */
export function Viewer({ pictures, start, onClose }: ViewerProps) {
  const { formatMessage } = useIntl();
  const count = pictures.length;
  const { index, move, stage } = useCarousel(start, count);
  const picture = pictures[index];
  return (
    <Backdrop as={ModalOverlay} isOpen onOpenChange={(isOpen: boolean) => !isOpen && onClose()} isDismissable>
      <Modal>
        <Stage {...stage}>
          <Dialog aria-label={formatMessage(mediaMessages.viewer)}>
            <header>
              <span role="status">{formatMessage(mediaMessages.picture, { index: index + 1, count })}</span>
              <IconButton icon={X} label={formatMessage(mediaMessages.close)} onClick={onClose} />
            </header>
            {picture && (
              <img src={picture.url} srcSet={picture.srcset} sizes="100vw" alt={picture.alt ?? ''} />
            )}
            {count > 1 && <Arrows move={move} />}
          </Dialog>
        </Stage>
      </Modal>
    </Backdrop>
  );
}

function Arrows({ move }: { move: (step: 1 | -1) => void }) {
  const { formatMessage } = useIntl();
  const [previous, next] = [formatMessage(mediaMessages.previous), formatMessage(mediaMessages.next)];
  return (
    <>
      <Arrow $side="start" size="m" icon={ChevronLeft} label={previous} onClick={() => move(-1)} />
      <Arrow $side="end" size="m" icon={ChevronRight} label={next} onClick={() => move(1)} />
    </>
  );
}
