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

import { useBeginBooking, type UseBeginBooking } from '../../../data/use-begin-booking';
import { RefusalText } from '../../../components/refusal/refusal-text';
import { parseChoices } from '../../../rules/choices-of-query';
import type { Funnel } from '../../../rules/funnel/funnel-steps';
import { parseTrip } from '../../../rules/trip-of-query';

import { ConfirmEmail } from './confirm-email';
import { entryPath } from '../funnel-paths';
import { funnelMessages } from '../funnel.messages';

export interface BeginScreenProps {
  funnel: Funnel;
  camperId: number;
}

export function BeginScreen({ funnel, camperId }: BeginScreenProps) {
  const { PageSkeleton } = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { begin, failure } = useBeginBooking();
  const isBegun = useRef(false);
  const hasTrip = parseTrip(search) !== undefined;

  const beginHere = useCallback(async () => {
    const trip = parseTrip(search);
    const booking = trip && (await begin(camperId, trip, parseChoices(search)));
    if (booking) void navigate(entryPath(funnel, booking), { replace: true });
  }, [begin, camperId, funnel, navigate, search]);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void beginHere();
  }, [beginHere]);

  if (!hasTrip) return <Navigate to={pathOf('listing', { id: camperId }) ?? '/'} replace />;
  if (!failure) return <PageSkeleton />;
  if (failure.needsAddress) return <ConfirmEmail onDone={() => void beginHere()} />;
  return (
    <BeginFailed camperId={camperId} search={search} failure={failure} onRetry={() => void beginHere()} />
  );
}

interface BeginFailedProps {
  camperId: number;
  search: string;
  failure: NonNullable<UseBeginBooking['failure']>;
  onRetry: () => void;
}

function BeginFailed({ camperId, search, failure, onRetry }: BeginFailedProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(funnelMessages.notBegun);
  useDocumentTitle(pageTitle(title));
  useReady();
  const { refusal, text } = failure;
  return (
    <Wrap>
      <Stack $gap={6} style={{ maxWidth: '46rem', paddingBlock: 'var(--s12)' }}>
        <H1>{title}</H1>
        <Note tone="care" role="alert">
          {text ?? <RefusalText refusal={refusal} />}
        </Note>
        <Row $gap={4}>
          {refusal.kind !== 'trip' && (
            <Button variant="pine" onClick={onRetry}>
              {formatMessage(funnelMessages.again)}
            </Button>
          )}
          <ButtonLink as={AddressLink} to="listing" params={{ id: camperId }} search={search} variant="line">
            {formatMessage(funnelMessages.backToCamper)}
          </ButtonLink>
        </Row>
      </Stack>
    </Wrap>
  );
}
