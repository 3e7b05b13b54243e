import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useIntl } from 'react-intl';

import type { Messages } from '@campavia/i18n';
import { pathOf, platform, PlatformProviders, useAction, useNavigate } from '@campavia/remote-kit';
import { Button, Note, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { loadPageMessages } from '../load-page-messages';

import { singleSignOnMessages } from './single-sign-on.messages';
import { startSingleSignOn } from './start-single-sign-on';

export async function showSingleSignOn(next: string): Promise<void> {
  renderSingleSignOn(await loadPageMessages(platform().site), next);
}

function renderSingleSignOn(messages: Messages, next: string): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { identifierPrefix: 'single-sign-on-' });

  function close(): void {
    root.unmount();
    container.remove();
  }

  root.render(
    <PlatformProviders messages={messages}>
      <SingleSignOnWindow next={next} onClose={close} />
    </PlatformProviders>,
  );
}

export interface SingleSignOnWindowProps {
  next: string;
  onClose: () => void;
}

export function SingleSignOnWindow({ next, onClose }: SingleSignOnWindowProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const start = useAction(() => startSingleSignOn(next));

  function leave(): void {
    setIsOpen(false);
    onClose();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={leave}
      title={formatMessage(singleSignOnMessages.title)}
      actions={
        <>
          <PasswordInstead next={next} onLeave={leave} />
          <Button
            variant="main"
            isBusy={start.isBusy}
            busyLabel={formatMessage(singleSignOnMessages.leaving)}
            onClick={() => void start.perform()}
          >
            {formatMessage(singleSignOnMessages.carryOn)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(singleSignOnMessages.text)}</Text>
      {start.error && (
        <Note tone="care" role="alert">
          {formatMessage(singleSignOnMessages.cannotStart)}
        </Note>
      )}
    </Modal>
  );
}

function PasswordInstead({ next, onLeave }: { next: string; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const path = pathOf('login', {}, new URLSearchParams({ next }));
  if (!path) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        onLeave();
        void navigate(path);
      }}
    >
      {formatMessage(singleSignOnMessages.password)}
    </Button>
  );
}
