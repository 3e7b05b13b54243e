import { useIntl } from 'react-intl';

import { Card, H3, Icon, Note, Stack } from '@campavia/ui';
import { Camera } from '@campavia/ui/icons';

import { picturesMessages } from './pictures.messages';
import { TipList } from './pictures.styles';

const TIPS = ['tipOutside', 'tipBed', 'tipKitchen', 'tipPlan', 'tipBathroom'] as const;

export function Tips() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="aside" $gap={4}>
      <Card $isPadded $isCab>
        <Stack $gap={4}>
          <H3 as="h2">{formatMessage(picturesMessages.tips)}</H3>
          <TipList>
            {TIPS.map((tip) => (
              <li key={tip}>
                <Icon of={Camera} />
                {formatMessage(picturesMessages[tip])}
              </li>
            ))}
          </TipList>
        </Stack>
      </Card>
      <Note>{formatMessage(picturesMessages.place)}</Note>
    </Stack>
  );
}
