import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useLocation,
  useNavigate,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Button, ButtonLink, H1, Note, Row, Stack, Wrap } from '@campavia/ui';

import { useBeginBooking, type UseBeginBooking } from '../data/use-begin-booking';
import { RefusalWords } from '../parts/refusal-words';
import { choicesOfQuery } from '../rules/choices-of-query';
import type { Funnel } from '../rules/funnel-steps';
import { tripOfQuery } from '../rules/trip-of-query';

import { ConfirmFirst } from './confirm-first';
import { entryPath } from './funnel-paths';
import { frameMessages } from './frame.messages';

export interface BeginScreenProps {
  funnel: Funnel;
  camperId: number;
}

/** Begins the booking that an address asks for, and takes its own place in the history. */
export function BeginScreen({ funnel, camperId }: BeginScreenProps) {
  const { PageGhost } = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { begin, failure } = useBeginBooking();
  const isBegun = useRef(false);
  const hasTrip = tripOfQuery(search) !== undefined;

  const beginHere = useCallback(async () => {
    const trip = tripOfQuery(search);
    const booking = trip && (await begin(camperId, trip, choicesOfQuery(search)));
    if (booking) void navigate(entryPath(funnel, booking), { replace: true });
  }, [begin, camperId, funnel, navigate, search]);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void beginHere();
  }, [beginHere]);

  if (!hasTrip) return <Navigate to={pathOf('listing', { id: camperId }) ?? '/'} replace />;
  if (!failure) return <PageGhost />;
  if (failure.needsAddress) return <ConfirmFirst onDone={() => void beginHere()} />;
  return <NotBegun camperId={camperId} search={search} failure={failure} onRetry={() => void beginHere()} />;
}

interface NotBegunProps {
  camperId: number;
  search: string;
  failure: NonNullable<UseBeginBooking['failure']>;
  onRetry: () => void;
}

function NotBegun({ camperId, search, failure, onRetry }: NotBegunProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(frameMessages.notBegun);
  useDocumentTitle(pageTitle(title));
  useReady();
  const { refusal, words } = failure;
  return (
    <Wrap>
      <Stack $gap={6} style={{ maxWidth: '46rem', paddingBlock: 'var(--s12)' }}>
        <H1>{title}</H1>
        <Note tone="care" role="alert">
          {words ?? <RefusalWords refusal={refusal} />}
        </Note>
        <Row $gap={4}>
          {refusal.kind !== 'trip' && (
            <Button variant="pine" onClick={onRetry}>
              {formatMessage(frameMessages.again)}
            </Button>
          )}
          <ButtonLink as={AddressLink} to="listing" params={{ id: camperId }} search={search} variant="line">
            {formatMessage(frameMessages.backToCamper)}
          </ButtonLink>
        </Row>
      </Stack>
    </Wrap>
  );
}
