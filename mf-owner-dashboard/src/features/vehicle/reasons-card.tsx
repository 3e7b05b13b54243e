import { useId } from 'react';
import { useIntl } from 'react-intl';

import { Card, H3, Stack } from '@campavia/ui';

import { reasonMessages } from './reason.messages';
import { Reasons } from './vehicle.styles';

/** Why owners are asked for this data. */
export function ReasonsCard() {
  const { formatMessage } = useIntl();
  const id = useId();
  const reasons = [
    [reasonMessages.insured, reasonMessages.insuredText],
    [reasonMessages.weight, reasonMessages.weightText],
    [reasonMessages.seats, reasonMessages.seatsText],
  ] as const;
  return (
    <Card as="aside" $isPadded aria-labelledby={id}>
      <Stack $gap={4}>
        <H3 as="h2" id={id}>
          {formatMessage(reasonMessages.title)}
        </H3>
        <Reasons>
          {reasons.map(([name, text]) => (
            <div key={name.id}>
              <dt>{formatMessage(name)}</dt>
              <dd>{formatMessage(text)}</dd>
            </div>
          ))}
        </Reasons>
      </Stack>
    </Card>
  );
}
