import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  pageTitle,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { Button, Card, FailurePanel, H1, H3, Icon, Skeleton, Small, Stack, Strong } from '@campavia/ui';
import { ArrowLeft, FileText, type LucideIcon, MapPin, Printer, ReceiptText } from '@campavia/ui/icons';

import { tripsMessages } from '../../../components/trips.messages';
import type { UsePrintable } from '../../../data/use-printable';

import { actionMessages } from '../actions.messages';
import { Back, TripSheet } from '../details/trip.styles';
import { printableMessages } from './printable.messages';
import { PrintableColumns, PrintableHead, PrintableRows } from './printable.styles';

type PrintableName = 'receipt' | 'contract' | 'pickUp';

interface PrintablePageProps<Printable> {
  name: PrintableName;
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

interface PrintableLink {
  name: PrintableName;
  address: 'trip.receipt' | 'trip.contract' | 'trip.pick-up';
  icon: LucideIcon;
}

const PRINTABLE: readonly PrintableLink[] = [
  { name: 'pickUp', address: 'trip.pick-up', icon: MapPin },
  { name: 'receipt', address: 'trip.receipt', icon: ReceiptText },
  { name: 'contract', address: 'trip.contract', icon: FileText },
];

/** Only an upcoming trip has pick-up details, which the other pages do not load. */
function OtherPrintable({ name, id }: { name: PrintableName; id: string }) {
  const { formatMessage } = useIntl();
  const shown = PRINTABLE.filter((printable) => printable.name !== 'pickUp' || name === 'pickUp');
  return (
    <Card as="aside" $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(printableMessages.pages)}</H3>
        <PrintableRows>
          {shown.map(({ name: other, address, icon }) => (
            <li key={other}>
              <Icon of={icon} />
              {other === name ? (
                <div>
                  <Strong>{formatMessage(tripsMessages[other])}</Strong>
                  <Small as="p" $tone="soft">
                    {formatMessage(printableMessages.current)}
                  </Small>
                </div>
              ) : (
                <AddressLink to={address} params={{ id }}>
                  {formatMessage(tripsMessages[other])}
                </AddressLink>
              )}
            </li>
          ))}
        </PrintableRows>
      </Stack>
    </Card>
  );
}
