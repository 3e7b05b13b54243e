import { useIntl } from 'react-intl';

import { AddressLink, useLocation, usePlatform, useReady } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Wrap } from '@campavia/ui';

import { useLatePiece } from '../parts/use-late-piece';

import type { BeginScreenProps } from './begin-screen';
import { fetchBeginScreen, knownBeginScreen } from './fetch-begin-screen';
import { frameMessages } from './frame.messages';

/** The page that begins a booking, as soon as it is there; only the first page of a booking needs it. */
export function LateBegin(props: BeginScreenProps) {
  const { PageGhost } = usePlatform();
  const { Piece, hasFailed, retry } = useLatePiece(fetchBeginScreen, knownBeginScreen());
  if (Piece) return <Piece {...props} />;
  return hasFailed ? <NotThere camperId={props.camperId} onRetry={retry} /> : <PageGhost />;
}

function NotThere({ camperId, onRetry }: Pick<BeginScreenProps, 'camperId'> & { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  useReady();
  const back = (
    <ButtonLink as={AddressLink} to="listing" params={{ id: camperId }} search={search} variant="line">
      {formatMessage(frameMessages.backToCamper)}
    </ButtonLink>
  );
  return (
    <Wrap style={{ paddingBlock: 'var(--s12)' }}>
      <FailurePanel onRetry={onRetry} wayOut={back} />
    </Wrap>
  );
}
