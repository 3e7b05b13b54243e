import { useIntl } from 'react-intl';

import { H2, Stack } from '@campavia/ui';

import { wayOf } from '../rules/trip-way';

import type { TripHeadProps } from './trip-head';
import { stepWords } from './step-words';
import { Step, Steps } from './trip-way.styles';
import { wayMessages } from './way.messages';

/** The steps of a trip, walked and ahead; nothing for one that came to nothing. */
export function TripWay({ trip, standing }: TripHeadProps) {
  const intl = useIntl();
  const steps = wayOf(standing, trip);
  if (steps.length === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(wayMessages.title)}</H2>
      <Steps>
        {steps.map((step) => {
          const { name, text } = stepWords(intl, trip, step);
          const isHere = step.standing === 'now';
          return (
            <Step key={step.name} data-standing={step.standing} aria-current={isHere ? 'step' : undefined}>
              <b>{name}</b>
              <p>{isHere ? intl.formatMessage(wayMessages.here, { text }) : text}</p>
            </Step>
          );
        })}
      </Steps>
    </Stack>
  );
}
