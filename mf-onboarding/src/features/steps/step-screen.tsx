import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
  useSearchParams,
} from '@campavia/remote-kit';
import { FailurePanel, Wrap } from '@campavia/ui';

import { useLocalDraft, useSavedDraft, type VehicleDraft } from '../../data/use-vehicle-draft';
import { isStep, needsListing, stepPath, type Step } from '../../rules/steps';

import { EndStep } from './end/end-step';
import { frameMessages } from './frame/frame.messages';
import { StepSkeleton } from './frame/step-skeleton';
import { Page } from './frame/frame.styles';
import { PicturesStep } from './pictures-step';
import { PriceStep } from './price/price-step';
import { stepTitles } from './step-titles.messages';
import { VehicleStep } from './vehicle/vehicle-step';

export function StepScreen() {
  const { step } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{(me) => (isStep(step) ? <KnownStep me={me} step={step} /> : <NotFound />)}</SignedIn>;
}

function KnownStep({ me, step }: { me: Me; step: Step }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const [query] = useSearchParams();
  const camper = query.get('camper');
  useDocumentTitle(pageTitle(formatMessage(stepTitles[step])));
  if (camper === null) return <BegunStep me={me} step={step} />;
  return isRecordId(camper) ? <CreatedStep key={camper} camper={camper} step={step} /> : <NotFound />;
}

/** The listing is created with its place: the steps behind it come afterwards. */
function BegunStep({ me, step }: { me: Me; step: Step }) {
  const draft = useLocalDraft(me.id);
  useReady();
  if (needsListing(step)) {
    return <Navigate to={stepPath(draft.vehicle.type ? 'vehicle-location' : 'vehicle-type', null)} replace />;
  }
  return <OpenStep draft={draft} step={step} />;
}

function CreatedStep({ camper, step }: { camper: string; step: Step }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { draft, failure, isRetrying, retry } = useSavedDraft(camper);
  useReady(draft !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure) {
    const title = formatMessage(frameMessages.failed);
    return (
      <Wrap>
        <Page>
          <FailurePanel title={title} isRetrying={isRetrying} onRetry={retry} />
        </Page>
      </Wrap>
    );
  }
  return draft ? <OpenStep draft={draft} step={step} /> : <StepSkeleton step={step} />;
}

function OpenStep({ draft, step }: { draft: VehicleDraft; step: Step }) {
  const { camper } = draft;
  // A listing that was sent in is edited on the page of its camper.
  if (camper && camper.state !== 'created') {
    return <Navigate to={pathOf('camper', { id: String(camper.id) }) ?? '/'} replace />;
  }
  if (camper && step === 'vehicle-pictures') return <PicturesStep camper={camper} />;
  if (camper && step === 'product-price') return <PriceStep camper={camper} />;
  if (camper && step === 'end') return <EndStep camper={camper} />;
  return <VehicleStep key={step} draft={draft} step={step} />;
}
