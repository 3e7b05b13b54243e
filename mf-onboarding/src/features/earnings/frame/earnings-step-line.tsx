import { useIntl } from 'react-intl';

import { StepLine, type LineStep } from '@campavia/parts/step-line';
import { usePlatform } from '@campavia/remote-kit';

import {
  EARNINGS_STEPS,
  earningsPath,
  isStepOpen,
  type EarningsStep,
} from '../../../rules/earnings/earnings-steps';
import { resultOf, type StoredSimulation } from '../../../rules/earnings/stored-answers';

import { frameMessages } from './frame.messages';

const NAMES = {
  owner: frameMessages.owner,
  vehicle: frameMessages.vehicle,
  'vehicle-properties': frameMessages.details,
  'about-you': frameMessages.aboutYou,
  results: frameMessages.result,
} as const;

export interface EarningsStepLineProps {
  step: EarningsStep;
  stored: StoredSimulation;
}

export function EarningsStepLine({ step, stored }: EarningsStepLineProps) {
  const { formatMessage } = useIntl();
  const { today } = usePlatform();
  const year = Number(today.slice(0, 4));
  const here = EARNINGS_STEPS.indexOf(step);

  function canOpen(each: EarningsStep): boolean {
    return each === 'results' ? resultOf(stored) !== undefined : isStepOpen(each, stored.answers, year);
  }

  const steps = EARNINGS_STEPS.map((each, index) => ({
    name: formatMessage(NAMES[each]),
    status: statusOf(index, here),
    to: index !== here && canOpen(each) ? earningsPath(each) : undefined,
  }));
  return <StepLine label={formatMessage(frameMessages.steps)} steps={steps} />;
}

function statusOf(index: number, here: number): LineStep['status'] {
  if (index === here) return 'now';
  return index < here ? 'done' : 'ahead';
}
