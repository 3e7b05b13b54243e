import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Small } from '@campavia/ui';
import { SubmitButton } from '@campavia/ui/forms';

import { editMessages } from './edit.messages';

export interface SaveBarProps {
  /** Number of unsaved fields. */
  changeCount: number;
  isBusy: boolean;
  /** Restores the saved values. */
  onDiscard: () => void;
  /** Saves if the bar is outside of a `Form`: below several. */
  onSave?: () => void;
  /** Shown beside the buttons in place of the number of changes: an amount. */
  children?: ReactNode;
}

/**
 * The button that saves a page, always in view at its lower edge. Save is never disabled: with an invalid value it
 * focuses the field. Submits the surrounding `Form`, unless `onSave` is given.
 */
export function SaveBar({ changeCount, isBusy, onDiscard, onSave, children }: SaveBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar>
      <div>
        {children}
        <Small $tone="soft" role="status">
          {changeCount === 0
            ? formatMessage(editMessages.allSaved)
            : formatMessage(editMessages.changes, { count: changeCount })}
        </Small>
      </div>
      <div>
        {changeCount > 0 && (
          <Button variant="quiet" onClick={onDiscard} disabled={isBusy}>
            {formatMessage(editMessages.discard)}
          </Button>
        )}
        {onSave ? (
          <Button
            variant="main"
            isBusy={isBusy}
            busyLabel={formatMessage(editMessages.saving)}
            onClick={onSave}
          >
            {formatMessage(editMessages.save)}
          </Button>
        ) : (
          <SubmitButton busyLabel={formatMessage(editMessages.saving)}>
            {formatMessage(editMessages.save)}
          </SubmitButton>
        )}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s3) 0;
  border-top: 1px solid var(--line);
  background: var(--paper);
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
  }
`;
