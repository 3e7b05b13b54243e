import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
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
} from '@campavia/remote-kit';

import { useOwnCamper } from '../../data/use-own-camper';
import { countDocumentsToSend, findLead, type CamperTab } from '../../rules/camper-tabs';

import { CamperFailure } from './camper-failure';
import { CamperHead } from './camper-head';
import { camperPageMessages } from './camper-page.messages';
import { CamperPageSkeleton } from './camper-page-skeleton';
import { CamperSheet } from './camper-page.styles';
import { CamperTabs } from './camper-tabs';
import { SisterPrompt } from './sister-prompt';

export interface CamperPageProps {
  tab: CamperTab;
  /** Whether the page has more to load, and reports itself when it is ready. */
  reportsItself?: boolean;
  children: (camper: OwnCamper) => ReactNode;
}

/** The layout of a camper's page with heading and tabs; unfinished listings redirect to their main page. */
export function CamperPage(props: CamperPageProps) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <LoadedCamper {...props} id={id} /> : <NotFound />)}</SignedIn>;
}

function LoadedCamper({ id, tab, reportsItself = false, children }: CamperPageProps & { id: string }) {
  const { formatMessage } = useIntl();
  const { camper, failure, isRetrying, retry } = useOwnCamper(id);
  const name = formatMessage(camperPageMessages[tab]);
  useDocumentTitle(pageTitle(camper ? `${name} · ${camper.title}` : name));
  useReady((camper !== undefined && !reportsItself) || failure !== undefined);
  if (failure) return <CamperFailure failure={failure} isRetrying={isRetrying} onRetry={retry} />;
  if (!camper) return <CamperPageSkeleton />;
  const lead = findLead(`camper.${tab}`, camper);
  if (lead) return <Navigate to={pathOf(lead.address, { id }) ?? '/'} replace />;
  return (
    <CamperSheet>
      <CamperHead camper={camper} />
      <CamperTabs camperId={camper.id} chosen={tab} documentsToSend={countDocumentsToSend(camper)} />
      <SisterPrompt camper={camper} />
      {children(camper)}
    </CamperSheet>
  );
}
