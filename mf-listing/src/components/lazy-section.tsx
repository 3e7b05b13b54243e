import { type ComponentType, createElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';

import { lazySectionMessages } from './lazy-section.messages';
import { useLazyModule } from './use-lazy-module';

export interface LazySectionProps<Props extends object> {
  /** Must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
  pending: ReactNode;
}

export function LazySection<Props extends object>({ load, with: props, pending }: LazySectionProps<Props>) {
  const { formatMessage } = useIntl();
  const { place, module, hasFailed, fetch } = useLazyModule(load);
  if (module) return createElement(module, props);
  return (
    <div ref={place} data-pending="">
      {hasFailed ? (
        <Stack $gap={3}>
          <Note tone="care" role="alert">
            {formatMessage(lazySectionMessages.failed)}
          </Note>
          <div>
            <Button variant="line" size="s" onClick={() => void fetch()}>
              {formatMessage(lazySectionMessages.again)}
            </Button>
          </div>
        </Stack>
      ) : (
        pending
      )}
    </div>
  );
}
