import type { ReactNode } from 'react';

import { Icon, Row, type IconType, Small, Strong, Text } from '@campavia/ui';

import { LineBox } from './account.styles';

export interface AccountLineProps {
  icon: IconType;
  name: string;
  status?: ReactNode;
  text: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

export function AccountLine({ icon, name, status, text, note, action }: AccountLineProps) {
  return (
    <LineBox>
      <Icon of={icon} />
      <div>
        <Row $gap={2}>
          <Strong>{name}</Strong>
          {status}
        </Row>
        <Text $tone="soft">{text}</Text>
        {note && (
          <Small as="p" $tone="soft">
            {note}
          </Small>
        )}
      </div>
      {action}
    </LineBox>
  );
}
