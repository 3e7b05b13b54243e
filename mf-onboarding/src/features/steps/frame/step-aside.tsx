import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { LISTING_STEPS, vehicleTypeCode } from '@campavia/domain';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';
import { Card, H3, Icon, Note, Row, Small, Stack } from '@campavia/ui';
import { Camera } from '@campavia/ui/icons';

import { useProgress } from '../../../data/use-progress';
import type { Step } from '../../../rules/steps';

import { frameMessages } from './frame.messages';
import { Drawing, Meter, Tips } from './frame.styles';
import { tipsMessages } from './tips.messages';
import { whyMessages } from './why.messages';

export interface StepAsideProps {
  step: Step;
  camper: OwnCamper | undefined;
}

export function StepAside({ step, camper }: StepAsideProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isPictures = step === 'vehicle-pictures';
  return (
    <Stack as="aside" $gap={4} aria-labelledby={id}>
      <Card $isPadded $isCab>
        {isPictures ? <PictureTips id={id} /> : <Why id={id} step={step} camper={camper} />}
      </Card>
      {isPictures && <Note>{formatMessage(whyMessages[step])}</Note>}
      {camper && <Progress camper={camper} />}
    </Stack>
  );
}

function Why({ id, step, camper }: StepAsideProps & { id: string }) {
  const { formatMessage } = useIntl();
  const code = vehicleTypeCode(camper?.type ?? 0);
  return (
    <Stack $gap={3}>
      {code && <Drawing src={vehiclePictures[code]} alt="" width={216} height={120} />}
      <H3 as="h2" id={id}>
        {formatMessage(frameMessages.why)}
      </H3>
      <Small as="p">{formatMessage(whyMessages[step])}</Small>
    </Stack>
  );
}

const TIPS = [
  tipsMessages.outside,
  tipsMessages.bed,
  tipsMessages.kitchen,
  tipsMessages.bathroom,
  tipsMessages.plan,
];

function PictureTips({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={4}>
      <H3 as="h2" id={id}>
        {formatMessage(tipsMessages.title)}
      </H3>
      <Tips>
        {TIPS.map((tip) => (
          <li key={tip.id}>
            <Icon of={Camera} />
            {formatMessage(tip)}
          </li>
        ))}
      </Tips>
    </Stack>
  );
}

function Progress({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { progress } = useProgress(camper.id);
  const count = LISTING_STEPS.length;
  const done = progress?.steps.filter(({ is_done }) => is_done).length ?? 0;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <Row $justify="between" $gap={3}>
          <H3 as="h2">{formatMessage(frameMessages.progress)}</H3>
          <Small>
            {formatMessage(frameMessages.progressCount, { part: String(done), whole: String(count) })}
          </Small>
        </Row>
        <Meter aria-hidden="true">
          <span style={{ width: `${(done / count) * 100}%` }} />
        </Meter>
        <Small as="p" $tone="soft">
          {formatMessage(frameMessages.progressText)}
        </Small>
      </Stack>
    </Card>
  );
}
