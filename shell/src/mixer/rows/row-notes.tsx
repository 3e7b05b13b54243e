import { type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { mixerMessages } from '../mixer.messages';

import type { RowNote } from './part-rows';
import { NoteLine } from './row.styles';

/** Technical terms stay English, and are marked so for screen readers. */
export const english = (chunks: ReactNode) => <span lang="en">{chunks}</span>;

function formatKept({ formatMessage }: IntlShape, version: string | undefined): ReactNode {
  return version && <> {formatMessage(mixerMessages.kept, { version })}</>;
}

function formatDiffers({ formatMessage }: IntlShape, note: RowNote & { kind: 'differs' }): ReactNode {
  const { channelVersion, isFit } = note;
  return (
    <>
      {channelVersion === undefined
        ? formatMessage(mixerMessages.newHere)
        : formatMessage(mixerMessages.differs, { version: channelVersion })}
      {isFit && <span>{formatMessage(mixerMessages.fits)}</span>}
    </>
  );
}

function formatNote(intl: IntlShape, note: RowNote): ReactNode {
  const { formatMessage } = intl;
  switch (note.kind) {
    case 'differs':
      return formatDiffers(intl, note);
    case 'does-not-fit':
      return formatMessage(mixerMessages.doesNotFit, { reason: note.reason, text: english });
    case 'quarantined':
      return (
        <>
          {formatMessage(mixerMessages.quarantined, { ...note, text: english })}
          {formatKept(intl, note.kept)}
        </>
      );
    case 'gone':
      return (
        <>
          {formatMessage(mixerMessages.gone, { version: note.version })}
          {formatKept(intl, note.kept)}
        </>
      );
    case 'fell-back':
      if (!note.reason) return formatMessage(mixerMessages.fellBackEarlier, { version: note.version });
      return formatMessage(mixerMessages.fellBack, { ...note, text: english });
    case 'did-not-load':
      return formatMessage(mixerMessages.didNotLoad, { ...note, text: english });
  }
}

function toneOf({ kind }: RowNote): 'plain' | 'care' | 'stop' {
  if (kind === 'differs') return 'plain';
  return kind === 'fell-back' ? 'care' : 'stop';
}

export function RowNotes({ notes }: { notes: readonly RowNote[] }) {
  const intl = useIntl();
  return notes.map((note) => (
    <NoteLine key={JSON.stringify(note)} $tone={toneOf(note)}>
      {formatNote(intl, note)}
    </NoteLine>
  ));
}
