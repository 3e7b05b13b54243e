import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { documentTerms, momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { Badge, Card, H2, Icon, Stack, Text, type BadgeTone, type IconType } from '@campavia/ui';
import { Check, CircleAlert, Clock, IdCard } from '@campavia/ui/icons';

import { useDriverDocuments, type DriverDocuments } from '../../../data/use-driver-documents';
import { findDocumentProgress, documentsLeft, type DocumentProgress } from '../../../rules/document-status';

import { documentStatusMessages } from './document-status.messages';
import { successMessages } from './success.messages';
import { DocumentRows } from './success.styles';

interface NeededDocument {
  name: MessageDescriptor;
  standing: DocumentProgress | undefined;
}

const LOOKS: Record<DocumentProgress, readonly [BadgeTone, IconType]> = {
  missing: ['care', CircleAlert],
  begun: ['care', CircleAlert],
  asked: ['note', Clock],
  checked: ['good', Check],
  again: ['stop', CircleAlert],
};

export function SuccessDocuments({ booking, me }: { booking: GuestBooking; me: Me }) {
  const intl = useIntl();
  const documents = neededDocumentsOf(useDriverDocuments(me.id, booking));
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(successMessages.documents)}</H2>
      <Card $isPadded>
        <Stack $gap={3}>
          <Text $tone="soft">{formatDeadline(intl, booking, documents)}</Text>
          <DocumentRows>
            {documents.map(({ name, standing }) => (
              <li key={name.id}>
                <Icon of={IdCard} />
                <span>{intl.formatMessage(name)}</span>
                {standing && <StatusBadge standing={standing} />}
              </li>
            ))}
          </DocumentRows>
        </Stack>
      </Card>
    </Stack>
  );
}

function StatusBadge({ standing }: { standing: DocumentProgress }) {
  const { formatMessage } = useIntl();
  const [tone, icon] = LOOKS[standing];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(documentStatusMessages[standing])}
    </Badge>
  );
}

function neededDocumentsOf({ own, second, hasSecondDriver }: DriverDocuments): NeededDocument[] {
  const documents: NeededDocument[] = [
    { name: successMessages.licence, standing: own && findDocumentProgress(own.results, 'driving_licen') },
    { name: successMessages.identity, standing: own && findDocumentProgress(own.results, 'id_proof') },
  ];
  if (!hasSecondDriver) return documents;
  return [
    ...documents,
    {
      name: successMessages.secondLicence,
      standing: second && findDocumentProgress(second.results, 'driving_licen'),
    },
    {
      name: successMessages.secondIdentity,
      standing: second && findDocumentProgress(second.results, 'id_proof'),
    },
  ];
}

function formatDeadline(
  intl: IntlShape,
  { date_time_from, time_zone }: GuestBooking,
  documents: NeededDocument[],
): string {
  const { sent, reviewed } = documentTerms(momentMs(date_time_from));
  const formatTime = (ms: number) => formatMoment(intl, ms, time_zone);
  const left = documentsLeft(documents.map(({ standing }) => standing ?? 'missing'));
  if (left === 'none') return intl.formatMessage(successMessages.documentsDone);
  if (left === 'waiting')
    return intl.formatMessage(successMessages.documentsWaiting, { reviewed: formatTime(reviewed) });
  return intl.formatMessage(successMessages.documentsBy, {
    sent: formatTime(sent),
    reviewed: formatTime(reviewed),
  });
}
