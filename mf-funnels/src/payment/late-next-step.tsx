import { useLatePiece } from '../parts/use-late-piece';
import type { NextStepLineProps } from './next-step-line';

const fetchLine = async () => (await import('./next-step-line')).NextStepLine;

/** What to do now, where something went wrong; the list of errors stands without it. */
export function LateNextStep(props: NextStepLineProps) {
  const { Piece } = useLatePiece(fetchLine);
  return Piece ? <Piece {...props} /> : null;
}
