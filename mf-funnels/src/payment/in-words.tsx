import type { ComponentType } from 'react';

import { platform, WithWords } from '@campavia/remote-kit';

import { loadWords } from './load-words';

/** A piece of the room of paying, once its words are there. */
export async function inWords<Props extends object>(
  Piece: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const words = await loadWords(platform().site.language);
  return function WordedPiece(props: Props) {
    return (
      <WithWords messages={words}>
        <Piece {...props} />
      </WithWords>
    );
  };
}
