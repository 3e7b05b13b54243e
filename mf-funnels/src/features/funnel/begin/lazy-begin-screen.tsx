import { useIntl } from 'react-intl';

import { AddressLink, useLocation, usePlatform, useReady } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Wrap } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import type { BeginScreenProps } from './begin-screen';
import { fetchBeginScreen, knownBeginScreen } from './fetch-begin-screen';
import { funnelMessages } from '../funnel.messages';

export function LazyBeginScreen(props: BeginScreenProps) {
  const { PageSkeleton } = usePlatform();
  const { Component, hasFailed, retry } = useLazyComponent(fetchBeginScreen, { known: knownBeginScreen() });
  if (Component) return <Component {...props} />;
  return hasFailed ? <LoadFailed camperId={props.camperId} onRetry={retry} /> : <PageSkeleton />;
}

function LoadFailed({ camperId, onRetry }: Pick<BeginScreenProps, 'camperId'> & { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  useReady();
  const back = (
    <ButtonLink as={AddressLink} to="listing" params={{ id: camperId }} search={search} variant="line">
      {formatMessage(funnelMessages.backToCamper)}
    </ButtonLink>
  );
  return (
    <Wrap style={{ paddingBlock: 'var(--s12)' }}>
      <FailurePanel onRetry={onRetry} secondaryAction={back} />
    </Wrap>
  );
}
