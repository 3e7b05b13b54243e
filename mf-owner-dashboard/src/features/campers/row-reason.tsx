import { useIntl } from 'react-intl';

import type { OwnCamperCard } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { Note, Small } from '@campavia/ui';

import { campersMessages } from './campers.messages';
import { Meter } from './campers.styles';

/** Why a camper is not bookable, and the next step; renders nothing for a bookable one. */
export function RowReason({ camper }: { camper: OwnCamperCard }) {
  const { formatMessage } = useIntl();
  const { state, documents_to_send: documents } = camper;
  if (state === 'created') return <Progress camper={camper} />;
  if (state === 'to_moderate') return <Note>{formatMessage(campersMessages.moderated)}</Note>;
  if (state === 'unpublished_owner') return <Suspended since={camper.suspended_at} />;
  if (state !== 'unpublished' && documents === 0) return null;
  if (documents > 0) {
    return (
      <Note tone={state === 'unpublished' ? 'stop' : 'care'}>
        {formatMessage(campersMessages.documents, { count: documents })}
      </Note>
    );
  }
  return <Note tone="stop">{formatMessage(campersMessages.takenOff)}</Note>;
}

function Progress({ camper: { steps_done: done, steps_count: count } }: { camper: OwnCamperCard }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(campersMessages.steps, { missing: count - done });
  return (
    <div>
      <Meter role="img" aria-label={label}>
        <i style={{ width: `${(100 * done) / count}%` }} />
      </Meter>
      <Small as="p" $tone="soft" aria-hidden="true">
        {label}
      </Small>
    </div>
  );
}

function Suspended({ since }: { since: string | null }) {
  const intl = useIntl();
  const { timeZone } = useSite();
  if (since === null) return null;
  const when = formatMoment(intl, momentMs(since), timeZone);
  return (
    <Small as="p" $tone="soft">
      {intl.formatMessage(campersMessages.suspended, { when })}
    </Small>
  );
}
