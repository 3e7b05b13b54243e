import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import { WithWords } from '@campavia/remote-kit';

/** A piece that speaks the words of a room with a catalogue of its own, and those that all pages share. */
export function worded<Props extends object>(
  Piece: ComponentType<Props>,
  words: Messages,
): ComponentType<Props> {
  return function WordedPiece(props: Props) {
    return (
      <WithWords messages={words}>
        <Piece {...props} />
      </WithWords>
    );
  };
}
