import type { ReactNode } from 'react';

import { Icon, Row, type IconType, Small, Strong, Text } from '@campavia/ui';

import { LineBox } from './account.styles';

export interface AccountLineProps {
  icon: IconType;
  name: string;
  /** How it stands: a badge beside the name. */
  standing?: ReactNode;
  /** One sentence, or the thing itself. */
  text: ReactNode;
  /** What waits to happen. */
  note?: ReactNode;
  /** One link. */
  deed?: ReactNode;
}

/** One thing of the account and how it stands with it. */
export function AccountLine({ icon, name, standing, text, note, deed }: AccountLineProps) {
  return (
    <LineBox>
      <Icon of={icon} />
      <div>
        <Row $gap={2}>
          <Strong>{name}</Strong>
          {standing}
        </Row>
        <Text $tone="soft">{text}</Text>
        {note && (
          <Small as="p" $tone="soft">
            {note}
          </Small>
        )}
      </div>
      {deed}
    </LineBox>
  );
}
