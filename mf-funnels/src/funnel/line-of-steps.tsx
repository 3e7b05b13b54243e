import { Row } from '@campavia/ui';

import { LineEndBox } from './frame.styles';
import { SaveAndLeave } from './save-and-leave';
import { StepLine, type StepLineProps } from './step-line';

export interface LineOfStepsProps extends StepLineProps {
  /** Is given the place at the right end; what a step puts there stands instead of the way out. */
  onEnd: (end: HTMLElement | null) => void;
}

/** Where one is on the way; at the end of it what has to be seen at once, or the way out. */
export function LineOfSteps({ onEnd, ...line }: LineOfStepsProps) {
  return (
    <Row $justify="between" $gap={4}>
      <StepLine {...line} />
      {line.step !== 'success' && (
        <LineEndBox>
          <span ref={onEnd} />
          <SaveAndLeave />
        </LineEndBox>
      )}
    </Row>
  );
}
