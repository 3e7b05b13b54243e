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
import type { UsePrintable } from '../../../data/use-printable';

import { actionMessages } from '../actions.messages';
import { Back, TripSheet } from '../details/trip.styles';
import { printableMessages } from './printable.messages';
import { PrintableColumns, PrintableHead } from './printable.styles';

/** The same in every language. */
export const BRAND = 'Campavia';

interface PrintablePageProps<Printable> {
  name: 'receipt' | 'contract';
  usePrintable: (id: string) => UsePrintable<Printable>;
  children: (printable: Printable) => ReactNode;
}

/** A page of a trip that is printed as it is. */
export function PrintablePage<Printable>(props: PrintablePageProps<Printable>) {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <SignedIn>{() => (isRecordId(id) ? <LoadedPrintable {...props} id={id} /> : <NotFound />)}</SignedIn>
  );
}

function LoadedPrintable<Printable>({
  name,
  usePrintable,
  children,
  id,
}: PrintablePageProps<Printable> & { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { printable, failure, isRetrying, retry } = usePrintable(id);
  const title = formatMessage(tripsMessages[name]);
  useDocumentTitle(pageTitle(title));
  useReady(printable !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  return (
    <TripSheet>
      <Back to="trip" params={{ id }} data-not-printed>
        <Icon of={ArrowLeft} />
        {formatMessage(printableMessages.trip)}
      </Back>
      <PrintableHead>
        <H1>{title}</H1>
        {printable && (
          <Button icon={Printer} onClick={() => window.print()}>
            {formatMessage(actionMessages.print)}
          </Button>
        )}
      </PrintableHead>
      <PrintableColumns>
        {failure && (
          <FailurePanel
            headingAs="h2"
            title={formatMessage(printableMessages.failed)}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        )}
        {!failure && (printable ? children(printable) : <Skeleton $height="48rem" $radius="var(--cab-m)" />)}
        <OtherPrintable name={name} id={id} />
      </PrintableColumns>
    </TripSheet>
  );
}

const PRINTABLE: readonly { name: 'receipt' | 'contract'; address: 'trip.receipt' | 'trip.contract' }[] = [
  { name: 'receipt', address: 'trip.receipt' },
  { name: 'contract', address: 'trip.contract' },
];

function OtherPrintable({ name, id }: { name: 'receipt' | 'contract'; id: string }) {
  const { formatMessage } = useIntl();
  const text = (message: MessageDescriptor) => formatMessage(message);
  return (
    <Card as="aside" $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{text(printableMessages.both)}</H3>
        {PRINTABLE.map((printable) =>
          printable.name === name ? (
            <b key={printable.name}>{text(tripsMessages[printable.name])}</b>
          ) : (
            <AddressLink key={printable.name} to={printable.address} params={{ id }}>
              {text(tripsMessages[printable.name])}
            </AddressLink>
          ),
        )}
      </Stack>
    </Card>
  );
}
