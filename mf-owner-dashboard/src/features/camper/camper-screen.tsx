import { useIntl } from 'react-intl';

import type { OwnListingProgress } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Button, ButtonLink, H1, Lead, Row, Stack } from '@campavia/ui';
import { Send } from '@campavia/ui/icons';

import { CamperFailure, CamperPageSkeleton, CamperSheet } from '../camper-page';
import { titleMessages } from '../../components/title.messages';
import { useListingProgress } from '../../data/use-own-camper';
import { useSubmitListing } from '../../data/moderation/use-submit-listing';
import { findLead } from '../../rules/camper-tabs';
import { listingStage } from '../../rules/listing-requirements';

import { AskedChanges } from './asked-changes';
import { camperMessages, headingMessages, leadMessages } from './camper.messages';
import { CheckList } from './check-list';

/**
 * The main page of a camper before publication: missing steps, and the decision of staff; others redirect to their
 * calendar.
 */
export function CamperScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <Camper id={id} /> : <NotFound />)}</SignedIn>;
}

function Camper({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { progress, failure, isRetrying, retry } = useListingProgress(id);
  useDocumentTitle(pageTitle(formatMessage(titleMessages.camper)));
  useReady(progress !== undefined || failure !== undefined);
  if (failure) return <CamperFailure failure={failure} isRetrying={isRetrying} onRetry={retry} />;
  if (!progress) return <CamperPageSkeleton />;
  const lead = findLead('camper', progress);
  if (lead) return <Navigate to={pathOf(lead.address, { id }) ?? '/'} replace />;
  return <CamperOnTheWay progress={progress} />;
}

function CamperOnTheWay({ progress }: { progress: OwnListingProgress }) {
  const { formatMessage } = useIntl();
  const stage = listingStage(progress);
  return (
    <CamperSheet>
      <Stack $gap={2}>
        <H1>{formatMessage(headingMessages[stage])}</H1>
        <Lead>{formatMessage(leadMessages[stage])}</Lead>
      </Stack>
      {stage === 'changes' && progress.submission && <AskedChanges submission={progress.submission} />}
      <CheckList progress={progress} />
      <Row $gap={3}>
        {(stage === 'ready' || stage === 'changes') && <SendButton progress={progress} />}
        {stage === 'published' && (
          <ButtonLink as={AddressLink} to="account.owner-identity" variant="main">
            {formatMessage(camperMessages.toIdentity)}
          </ButtonLink>
        )}
        <ButtonLink as={AddressLink} to="campers" variant="line">
          {formatMessage(camperMessages.toCampers)}
        </ButtonLink>
      </Row>
    </CamperSheet>
  );
}

function SendButton({ progress: { id, missing } }: { progress: OwnListingProgress }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { submit, isBusy } = useSubmitListing(id);
  async function send() {
    if (await submit()) {
      events.send('toast.shown', { tone: 'good', title: formatMessage(camperMessages.sent) });
    }
  }
  if (missing.length > 0) return null;
  return (
    <Button variant="main" icon={Send} isBusy={isBusy} onClick={() => void send()}>
      {formatMessage(camperMessages.send)}
    </Button>
  );
}
