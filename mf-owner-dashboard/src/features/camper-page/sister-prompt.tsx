import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { Button, Note, Strong } from '@campavia/ui';

import { useSisterPlatform } from '../../data/use-sister-platform';
import { sisterPromptOf, type SisterPromptKind } from '../../rules/sister-prompt';

import { NoteRow } from './camper-page.styles';
import { sisterMessages } from './sister.messages';

const SyncQuestion = lazy(async () => ({ default: (await import('./sync-question')).SyncQuestion }));

export const SISTER_TEXTS = {
  migrate: { title: sisterMessages.migrate, text: sisterMessages.migrateText },
  sync: { title: sisterMessages.sync, text: sisterMessages.syncText },
};

/** Asks the owner of a camper to continue on the sister platform. */
export function SisterPrompt({ camper }: { camper: OwnCamper }) {
  const kind = sisterPromptOf(camper);
  return kind ? <Prompt camper={camper} kind={kind} /> : null;
}

/** A persistent note; for a listing that is not synchronised also a dialog, once per tab. */
function Prompt({ camper, kind }: { camper: OwnCamper; kind: SisterPromptKind }) {
  const { formatMessage } = useIntl();
  const { goThere, isBusy } = useSisterPlatform(camper.id);
  const [isAsking, setAsking] = useState(() => kind === 'sync' && !wasAsked(camper.id));
  const { title, text } = SISTER_TEXTS[kind];

  function close() {
    rememberAsked(camper.id);
    setAsking(false);
  }

  return (
    <>
      <Note>
        <NoteRow>
          <span>
            <Strong as="p">{formatMessage(title)}</Strong>
            {formatMessage(text)}
          </span>
          <Button variant="line" size="s" isBusy={isBusy} onClick={() => void goThere()}>
            {formatMessage(sisterMessages.go)}
          </Button>
        </NoteRow>
      </Note>
      {isAsking && (
        <Suspense fallback={null}>
          <SyncQuestion isBusy={isBusy} onClose={close} onGo={() => void goThere()} />
        </Suspense>
      )}
    </>
  );
}

const keyOf = (camperId: number) => `sister-platform/${camperId}`;

function wasAsked(camperId: number): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(camperId)) !== null;
  } catch {
    return true;
  }
}

function rememberAsked(camperId: number): void {
  try {
    window.sessionStorage.setItem(keyOf(camperId), 'asked');
  } catch {
    // Without storage the dialog is never shown.
  }
}
