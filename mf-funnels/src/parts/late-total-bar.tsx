import { useIsFrom } from '@campavia/ui/browser';

import type { TotalBarProps } from './total-bar';
import { useLatePiece } from './use-late-piece';

const fetchBar = async () => (await import('./total-bar')).TotalBar;

/** The bar of the total, which only screens without room for two columns fetch. */
export function LateTotalBar(props: TotalBarProps) {
  return useIsFrom('lg') ? null : <Fetched {...props} />;
}

function Fetched(props: TotalBarProps) {
  const { Piece: TotalBar } = useLatePiece(fetchBar);
  return TotalBar && <TotalBar {...props} />;
}
