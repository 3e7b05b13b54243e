import { lazy, Suspense, useState, type ComponentType } from 'react';

import type { SlotName, SlotProps } from '@campavia/remote-kit';

/** What a shell that prepares pieces has fetched before they are drawn. */
type Loaders = { [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>> };

export interface LazyPieces<Lent extends Loaders> {
  /** Loads the piece of a slot ahead; it then appears whole. */
  preparePiece(slotName: string): Promise<void>;
  pieces: { [Name in keyof Lent & SlotName]: ComponentType<SlotProps[Name]> };
}

/** Pieces lent to other parts' pages, each a chunk of its own: a page that takes one does not pay for the others. */
export function lazyPieces<Lent extends Loaders>(loaders: Lent): LazyPieces<Lent> {
  const loaded = new Map<string, ComponentType<object>>();
  const known = loaders as Record<string, (() => Promise<ComponentType<object>>) | undefined>;

  async function load(name: string): Promise<ComponentType<object>> {
    const fetchPiece = known[name];
    if (!fetchPiece) throw new Error(`Nobody lends ${name} here`);
    const piece = await fetchPiece().catch(fetchPiece);
    loaded.set(name, piece);
    return piece;
  }

  function pieceOf(name: string): ComponentType<object> {
    const Late = lazy(async () => ({ default: await load(name) }));
    return function Piece(props: object) {
      const [Loaded] = useState(() => loaded.get(name) ?? Late);
      return (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      );
    };
  }

  const pieces = Object.fromEntries(Object.keys(loaders).map((name) => [name, pieceOf(name)]));
  return {
    async preparePiece(slotName) {
      if (slotName in loaders) await load(slotName);
    },
    pieces: pieces as LazyPieces<Lent>['pieces'],
  };
}
