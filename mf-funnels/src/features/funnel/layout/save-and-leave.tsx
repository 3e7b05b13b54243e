import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useNavigate } from '@campavia/remote-kit';

import { saveAllNow } from '../../../data/pending-saves';

import { funnelMessages } from '../funnel.messages';
import { LeaveLink } from './funnel-layout.styles';

/** The link waits no longer for the save; unsaved input stays in the tab. */
const MAX_MS = 4000;

export function SaveAndLeave() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function leave(event: MouseEvent) {
    if (isBusy) return event.preventDefault();
    const saving = saveAllNow();
    if (!saving || isForAnotherTab(event)) return;
    event.preventDefault();
    setBusy(true);
    await Promise.race([saving, new Promise((resolve) => window.setTimeout(resolve, MAX_MS))]);
    void navigate(pathOf('trips') ?? '/');
  }

  return (
    <LeaveLink
      as={AddressLink}
      to="trips"
      onClick={(event: MouseEvent) => void leave(event)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {formatMessage(isBusy ? funnelMessages.saving : funnelMessages.leave)}
    </LeaveLink>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
