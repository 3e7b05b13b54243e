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
import { ButtonLink, Card, H1, H2, Icon, Lead, Stack } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { CamperFailure, CamperPageSkeleton, CamperSheet } from '../camper-page';
import { titleMessages } from '../../components/title.messages';
import { useListingProgress } from '../../data/use-own-camper';
import { findLead } from '../../rules/camper-tabs';

import { camperMessages } from './camper.messages';
import { Steps } from './camper.styles';

/** The main page of a camper: of an unfinished one what is missing; others lead to their calendar. */
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
  return <UnfinishedCamper progress={progress} />;
}

function UnfinishedCamper({ progress }: { progress: OwnListingProgress }) {
  const { formatMessage } = useIntl();
  const { id, steps, next_step: next } = progress;
  return (
    <CamperSheet>
      <Stack $gap={2}>
        <H1>{formatMessage(titleMessages.camper)}</H1>
        <Lead>{formatMessage(camperMessages.lead)}</Lead>
      </Stack>
      <Card $isPadded>
        <Stack $gap={4}>
          <H2>{formatMessage(camperMessages.steps)}</H2>
          <Steps>
            {steps.map(({ step, is_done }) => (
              <li key={step} data-done={is_done || undefined}>
                <Icon of={is_done ? Check : Clock} />
                <span>{formatMessage(camperMessages[step])}</span>
                <small>{formatMessage(is_done ? camperMessages.done : camperMessages.toDo)}</small>
              </li>
            ))}
          </Steps>
          {next && (
            <div>
              <ButtonLink
                as={AddressLink}
                to="onboarding.step"
                params={{ step: next }}
                search={new URLSearchParams({ camper: String(id) })}
                variant="main"
              >
                {formatMessage(camperMessages.carryOn)}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
      <div>
        <ButtonLink as={AddressLink} to="campers" variant="line">
          {formatMessage(camperMessages.toCampers)}
        </ButtonLink>
      </div>
    </CamperSheet>
  );
}
