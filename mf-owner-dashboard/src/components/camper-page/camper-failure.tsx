import { useIntl } from 'react-intl';

import { AddressLink, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, FailurePanel } from '@campavia/ui';

import type { CamperFailure as Failure } from '../../data/use-own-camper';

import { camperPageMessages } from './camper-page.messages';

export interface CamperFailureProps {
  failure: Failure;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of the page of a camper that is unknown, deleted or could not be loaded. */
export function CamperFailure({ failure, isRetrying, onRetry }: CamperFailureProps) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const back = (
    <ButtonLink as={AddressLink} to="campers" variant="line">
      {formatMessage(camperPageMessages.toCampers)}
    </ButtonLink>
  );
  if (failure === 'unknown') return <NotFound />;
  if (failure === 'failed') {
    return (
      <FailurePanel
        title={formatMessage(camperPageMessages.failed)}
        isRetrying={isRetrying}
        onRetry={onRetry}
        secondaryAction={back}
      />
    );
  }
  return (
    <EmptyState
      headingAs="h1"
      title={formatMessage(camperPageMessages.gone)}
      text={formatMessage(camperPageMessages.goneText)}
      action={back}
    />
  );
}
