import { useIntl } from 'react-intl';

import { Button, H3, Row, Text } from '@campavia/ui';

import { picturesMessages } from './pictures.messages';
import { ConflictPanel } from './pictures.styles';

export interface OrderConflictProps {
  repeat: () => void;
  dismiss: () => void;
}

/** Shown after a concurrent edit in another tab: its order is shown, and the own edit can be applied to it. */
export function OrderConflict({ repeat, dismiss }: OrderConflictProps) {
  const { formatMessage } = useIntl();
  return (
    <ConflictPanel role="alert">
      <H3>{formatMessage(picturesMessages.conflict)}</H3>
      <Text>{formatMessage(picturesMessages.conflictText)}</Text>
      <Row $gap={3}>
        <Button onClick={repeat}>{formatMessage(picturesMessages.repeat)}</Button>
        <Button variant="line" onClick={dismiss}>
          {formatMessage(picturesMessages.keepTheirs)}
        </Button>
      </Row>
    </ConflictPanel>
  );
}
