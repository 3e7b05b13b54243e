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
}

/** Why a press of the main button came to nothing: whoever pressed it is led here, wherever the button is. */
export function TroubleNote({ children, waysOut }: TroubleNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} $gap={3} role="alert" tabIndex={-1}>
      <Note tone="stop">{children}</Note>
      {waysOut}
    </Box>
  );
}
