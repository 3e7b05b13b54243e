import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { type RemoteFailed, useSite } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { mixerMessages } from '../mixer.messages';
import { useMixer } from '../registry/use-mixer';
import { useFailures } from '../rows/use-failures';
import { Lamp } from '../rows/row.styles';

import { MixerPanel, type MixerPanelProps } from './mixer-panel';
import { Launcher } from './tool.styles';

export interface MixerToolProps {
  composition: Composition;
  failures: readonly RemoteFailed[];
  goTo: (address: string) => void;
}

export function MixerTool({ composition, failures: earlier, goTo }: MixerToolProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const failures = useFailures(earlier);
  const { channel, mix } = composition;
  const shown = mix === undefined ? channel : formatMessage(mixerMessages.mixed, { channel });
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <Launcher
        ref={launcher}
        type="button"
        hidden={isOpen}
        aria-label={formatMessage(mixerMessages.launcher, { channel: shown })}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Lamp $light={failures.size > 0 ? 'fell-back' : 'runs'} />
        {shown}
      </Launcher>
      {isOpen && (
        <LoadedPanel
          composition={composition}
          failures={failures}
          goTo={goTo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function LoadedPanel(props: Omit<MixerPanelProps, 'site' | 'request'>) {
  const { locale } = useSite();
  return <MixerPanel {...props} site={locale} request={useMixer(locale)} />;
}
