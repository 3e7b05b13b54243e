import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Note, Stack } from '@campavia/ui';

const Box = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

export interface FailureNoteProps {
  children: ReactNode;
  actions?: ReactNode;
  isPressed?: boolean;
}

/** Why the main button had no effect. Takes the focus after a press. */
export function FailureNote({ children, actions, isPressed = true }: FailureNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) box.current?.focus();
  }, [isPressed]);
  return (
    <Box ref={box} $gap={3} role="alert" tabIndex={-1}>
      <Note tone="stop">{children}</Note>
      {actions}
    </Box>
  );
}
