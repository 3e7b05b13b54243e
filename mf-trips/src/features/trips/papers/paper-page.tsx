import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { isRecordId } from '@campavia/domain';
import {
  AddressLink,
  pageTitle,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Button, Card, FailurePanel, H1, H3, Icon, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft, Printer } from '@campavia/ui/icons';

import { SignedIn } from '../../../components/signed-in';
import { tripsMessages } from '../../../components/trips.messages';
import type { UsePaper } from '../../../data/use-trip-papers';

import { actionMessages } from '../actions.messages';
import { Back, TripSheet } from '../details/trip.styles';
import { paperMessages } from './paper.messages';
import { PaperColumns, PaperHead } from './paper.styles';

/** The same in every language. */
export const BRAND = 'Campavia';

interface PaperPageProps<Paper> {
  name: 'receipt' | 'contract';
  usePaper: (id: string) => UsePaper<Paper>;
  children: (paper: Paper) => ReactNode;
}

/** A page of a trip that is printed as it is. */
export function PaperPage<Paper>(props: PaperPageProps<Paper>) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <LoadedPaper {...props} id={id} /> : <NotFound />)}</SignedIn>;
}

function LoadedPaper<Paper>({ name, usePaper, children, id }: PaperPageProps<Paper> & { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { paper, failure, isRetrying, retry } = usePaper(id);
  const title = formatMessage(tripsMessages[name]);
  useDocumentTitle(pageTitle(title));
  useReady(paper !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  return (
    <TripSheet>
      <Back to="trip" params={{ id }} data-not-printed>
        <Icon of={ArrowLeft} />
        {formatMessage(paperMessages.trip)}
      </Back>
      <PaperHead>
        <H1>{title}</H1>
        {paper && (
          <Button icon={Printer} onClick={() => window.print()}>
            {formatMessage(actionMessages.print)}
          </Button>
        )}
      </PaperHead>
      <PaperColumns>
        {failure && (
          <FailurePanel
            headingAs="h2"
            title={formatMessage(paperMessages.failed)}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        )}
        {!failure && (paper ? children(paper) : <Skeleton $height="48rem" $radius="var(--cab-m)" />)}
        <OtherPapers name={name} id={id} />
      </PaperColumns>
    </TripSheet>
  );
}

const PAPERS: readonly { name: 'receipt' | 'contract'; address: 'trip.receipt' | 'trip.contract' }[] = [
  { name: 'receipt', address: 'trip.receipt' },
  { name: 'contract', address: 'trip.contract' },
];

function OtherPapers({ name, id }: { name: 'receipt' | 'contract'; id: string }) {
  const { formatMessage } = useIntl();
  const text = (message: MessageDescriptor) => formatMessage(message);
  return (
    <Card as="aside" $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{text(paperMessages.papers)}</H3>
        {PAPERS.map((paper) =>
          paper.name === name ? (
            <b key={paper.name}>{text(tripsMessages[paper.name])}</b>
          ) : (
            <AddressLink key={paper.name} to={paper.address} params={{ id }}>
              {text(tripsMessages[paper.name])}
            </AddressLink>
          ),
        )}
      </Stack>
    </Card>
  );
}
