import { useIntl } from 'react-intl';

import { Button, Note, Row, Stack, Strong, Text } from '@campavia/ui';

import type { UseConditionReport } from '../../data/conditions/use-condition-report';

import { conditionMessages } from './condition.messages';

/** Notice that the other side has changed the report before it was confirmed here. */
export function StaleNote({ isStale, name }: { isStale: boolean; name: string }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {isStale && <Note tone="care">{formatMessage(conditionMessages.changed, { name })}</Note>}
    </div>
  );
}

export interface EntryConflictProps {
  /** The unsaved entry; undefined without a conflict. */
  writing: Pick<UseConditionReport, 'stale' | 'save' | 'isBusy'>;
  /** First name of the other side. */
  name: string;
  mine: string;
  theirs: string;
}

/** Both entries side by side after a concurrent change: nothing is overwritten unnoticed, and nothing is lost. */
export function EntryConflict({ writing, name, mine, theirs }: EntryConflictProps) {
  const { formatMessage } = useIntl();
  const { stale, save, isBusy } = writing;
  return (
    <div role="alert">
      {stale && (
        <Stack $gap={3}>
          <Note tone="care">{formatMessage(conditionMessages.clash, { name })}</Note>
          <Text>
            {formatMessage(conditionMessages.yours)} <Strong>{mine}</Strong>
            <br />
            {formatMessage(conditionMessages.theirs, { name })} <Strong>{theirs}</Strong>
          </Text>
          <Row $gap={3}>
            <Button
              variant="pine"
              size="s"
              isBusy={isBusy}
              busyLabel={formatMessage(conditionMessages.saving)}
              onClick={() => void save(stale.changes)}
            >
              {formatMessage(conditionMessages.saveMine)}
            </Button>
            <Button variant="line" size="s" disabled={isBusy} onClick={stale.dismiss}>
              {formatMessage(conditionMessages.keepTheirs)}
            </Button>
          </Row>
        </Stack>
      )}
    </div>
  );
}
