import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { OwnCamper, OwnListingProgress } from '@campavia/contracts';
import { StepLine, type LineStep } from '@campavia/parts/step-line';
import { H1, Lead, Note, Stack, Wrap } from '@campavia/ui';

import type { SaveState } from '../../../data/use-autosave';
import { useProgress } from '../../../data/use-progress';
import type { VehicleDraft } from '../../../data/use-vehicle-draft';
import { needsListing, stepPath, STEPS, type Step } from '../../../rules/steps';

import { stepTitles } from '../step-titles.messages';
import { frameMessages } from './frame.messages';
import { Columns, Line, Page } from './frame.styles';
import { leadMessages } from './lead.messages';
import { StepAside } from './step-aside';

export interface StepFrameProps {
  step: Step;
  camper: OwnCamper | undefined;
  /** Whether typed values are saved; undefined if nothing is typed. */
  saving?: { state: SaveState; keptIn: VehicleDraft['keptIn'] };
  isEditedElsewhere?: boolean;
  children: ReactNode;
}

export function StepFrame({ step, camper, saving, isEditedElsewhere, children }: StepFrameProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { progress } = useProgress(camper?.id);
  return (
    <Wrap>
      <Page>
        <Line>
          <StepLine
            label={formatMessage(frameMessages.steps)}
            steps={lineSteps(intl, step, { camper, progress })}
          />
          <span role="status">{saving && describeSaving(intl, saving)}</span>
        </Line>
        <Columns>
          <Stack $gap={6}>
            <Stack $gap={2}>
              <H1>{formatMessage(stepTitles[step])}</H1>
              <Lead>{formatMessage(leadMessages[step])}</Lead>
            </Stack>
            {isEditedElsewhere && (
              <Note tone="care" role="status">
                {formatMessage(frameMessages.editedElsewhere)}
              </Note>
            )}
            {children}
          </Stack>
          <StepAside step={step} camper={camper} />
        </Columns>
      </Page>
    </Wrap>
  );
}

const NAMES = {
  'vehicle-type': frameMessages.type,
  'vehicle-properties': frameMessages.details,
  'vehicle-location': frameMessages.where,
  'vehicle-pictures': frameMessages.pictures,
  'product-price': frameMessages.price,
} as const;

function lineSteps(
  { formatMessage }: IntlShape,
  step: Step,
  { camper, progress }: { camper: OwnCamper | undefined; progress: OwnListingProgress | undefined },
): LineStep[] {
  const here = STEPS.indexOf(step);
  const id = camper && String(camper.id);
  return STEPS.filter((each) => each !== 'end').map((each, index) => ({
    name: formatMessage(NAMES[each]),
    status: index === here ? 'now' : statusOf(each, { here, progress }),
    to: index !== here && (camper || !needsListing(each)) ? stepPath(each, id) : undefined,
  }));
}

/** As the listing says; before it is created, what was passed counts as done. */
function statusOf(
  step: Step,
  { here, progress }: { here: number; progress: OwnListingProgress | undefined },
): 'done' | 'ahead' {
  const known = progress?.steps.find((each) => each.step === step);
  const isDone = known ? known.is_done : STEPS.indexOf(step) < here;
  return isDone ? 'done' : 'ahead';
}

function describeSaving(
  { formatMessage, formatTime }: IntlShape,
  { state, keptIn }: NonNullable<StepFrameProps['saving']>,
): string {
  if (state.kind === 'saving') return formatMessage(frameMessages.saving);
  if (state.kind === 'offline') return formatMessage(frameMessages.offline);
  if (state.kind === 'refused') return formatMessage(frameMessages.refused);
  if (keptIn === 'page') return formatMessage(frameMessages.onPage);
  if (state.kind === 'idle') return '';
  if (keptIn === 'browser') return formatMessage(frameMessages.inBrowser);
  return formatMessage(frameMessages.saved, { time: formatTime(state.at) });
}
