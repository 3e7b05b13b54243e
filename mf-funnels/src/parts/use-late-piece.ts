import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** A piece of a page that comes when it is first needed. */
export interface LatePiece<Props extends object> {
  /** Undefined until it is there. */
  Piece: ComponentType<Props> | undefined;
  hasFailed: boolean;
  /** Asks for it again, as often as one likes. */
  retry: () => void;
}

/**
 * Fetches a piece when it is first needed. What did not come is not remembered as missing: it can be asked for again.
 *
 * @param fetchPiece always the same function
 * @param known what was fetched before, drawn at once
 */
export function useLatePiece<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  known?: ComponentType<Props>,
): LatePiece<Props> {
  const [fetched, setFetched] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchPiece().then(
      (piece) => setFetched(() => piece),
      () => setFailed(true),
    );
  }, [fetchPiece]);
  const Piece = known ?? fetched;
  const isMissing = Piece === undefined;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  return { Piece, hasFailed, retry: load };
}
