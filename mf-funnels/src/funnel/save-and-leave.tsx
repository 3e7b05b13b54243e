import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useNavigate } from '@campavia/remote-kit';

import { keepAllNow } from '../data/open-keepings';

import { frameMessages } from './frame.messages';
import { Leave } from './frame.styles';

/** Nobody who wants to leave is held back for longer; what was typed stays in the tab. */
const LONGEST_MS = 4000;

/** The way out of a funnel: waits until what was typed last is kept, so that leaving loses nothing. */
export function SaveAndLeave() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function leave(event: MouseEvent) {
    if (isBusy) return event.preventDefault();
    const keeping = keepAllNow();
    if (!keeping || isForAnotherTab(event)) return;
    event.preventDefault();
    setBusy(true);
    await Promise.race([keeping, new Promise((resolve) => window.setTimeout(resolve, LONGEST_MS))]);
    void navigate(pathOf('trips') ?? '/');
  }

  return (
    <Leave
      as={AddressLink}
      to="trips"
      onClick={(event: MouseEvent) => void leave(event)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {formatMessage(isBusy ? frameMessages.saving : frameMessages.leave)}
    </Leave>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
