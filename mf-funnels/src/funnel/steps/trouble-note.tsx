import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Note, Stack } from '@campavia/ui';

const Box = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

export interface TroubleNoteProps {
  /** Why it did not work. */
  children: ReactNode;
  /** What can be done about it. */
  waysOut?: ReactNode;
  /** Whether the main button was pressed. It was, unless told otherwise. */
  isPressed?: boolean;
}

/** Why a press of the main button came to nothing: whoever pressed it is led here, wherever the button is. */
export function TroubleNote({ children, waysOut, isPressed = true }: TroubleNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) box.current?.focus();
  }, [isPressed]);
  return (
    <Box ref={box} $gap={3} role="alert" tabIndex={-1}>
      <Note tone="stop">{children}</Note>
      {waysOut}
    </Box>
  );
}
