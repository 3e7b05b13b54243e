import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, IconButton } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import type { ShownPicture } from '../../data/pictures/use-picture-edits';

import { picturesMessages } from './pictures.messages';
import { UndoFrame } from './pictures.styles';

export interface UndoBarProps {
  photo: ShownPicture;
  onUndo: () => void;
  onClose: () => void;
}

const SHOWN_MS = 10_000;

/** Takes the focus, which was on the removed picture, and disappears after some seconds, unless it is used. */
export function UndoBar({ photo, onUndo, onClose }: UndoBarProps) {
  const { formatMessage } = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isHovered || isFocused) return undefined;
    const timer = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHovered, isFocused]);
  return (
    <UndoFrame
      role="status"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <span>{formatMessage(picturesMessages.removed, { number: photo.index + 1 })}</span>
      <Button ref={undo} variant="main" size="s" onClick={onUndo}>
        {formatMessage(picturesMessages.undo)}
      </Button>
      <IconButton label={formatMessage(picturesMessages.dismiss)} icon={X} onClick={onClose} />
    </UndoFrame>
  );
}
