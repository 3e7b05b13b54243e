import { useId } from 'react';
import { useIntl } from 'react-intl';

import { Card, H3, Icon, Stack } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { costsMessages } from './costs.messages';
import { CheckList } from './frame.styles';

const FACTS = [costsMessages.free, costsMessages.insurance, costsMessages.choice, costsMessages.paid];

export function CostsCard() {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <aside aria-labelledby={id}>
      <Card $isPadded $isCab>
        <Stack $gap={4}>
          <H3 as="h2" id={id}>
            {formatMessage(costsMessages.title)}
          </H3>
          <CheckList>
            {FACTS.map((fact) => (
              <li key={fact.id}>
                <Icon of={Check} />
                <span>{formatMessage(fact)}</span>
              </li>
            ))}
          </CheckList>
        </Stack>
      </Card>
    </aside>
  );
}
