import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

import type { GuestBooking, Me } from '@campavia/contracts';
import { documentTerms, momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { Badge, Card, H2, Icon, Stack, Text, type BadgeTone, type IconType } from '@campavia/ui';
import { Check, CircleAlert, Clock, IdCard } from '@campavia/ui/icons';

import { useDriverPapers, type DriverPapers } from '../../data/use-driver-papers';
import { paperAmong, papersLeft, type PaperStanding } from '../../rules/paper-standing';

import { paperMessages } from './papers.messages';
import { successMessages } from './success.messages';
import { PaperRows } from './success.styles';

interface Paper {
  name: MessageDescriptor;
  /** Undefined where it is not known. */
  standing: PaperStanding | undefined;
}

const LOOKS: Record<PaperStanding, readonly [BadgeTone, IconType]> = {
  missing: ['care', CircleAlert],
  begun: ['care', CircleAlert],
  asked: ['note', Clock],
  checked: ['good', Check],
  again: ['stop', CircleAlert],
};

/** Which papers the trip needs, which of them are there already, and until when. */
export function SuccessPapers({ booking, me }: { booking: GuestBooking; me: Me }) {
  const intl = useIntl();
  const papers = papersOf(useDriverPapers(me.id, booking));
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(successMessages.papers)}</H2>
      <Card $isPadded>
        <Stack $gap={3}>
          <Text $tone="soft">{termWords(intl, booking, papers)}</Text>
          <PaperRows>
            {papers.map(({ name, standing }) => (
              <li key={name.id}>
                <Icon of={IdCard} />
                <span>{intl.formatMessage(name)}</span>
                {standing && <StandingBadge standing={standing} />}
              </li>
            ))}
          </PaperRows>
        </Stack>
      </Card>
    </Stack>
  );
}

function StandingBadge({ standing }: { standing: PaperStanding }) {
  const { formatMessage } = useIntl();
  const [tone, icon] = LOOKS[standing];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(paperMessages[standing])}
    </Badge>
  );
}

function papersOf({ own, second, hasSecondDriver }: DriverPapers): Paper[] {
  const papers: Paper[] = [
    { name: successMessages.licence, standing: own && paperAmong(own.results, 'driving_licen') },
    { name: successMessages.identity, standing: own && paperAmong(own.results, 'id_proof') },
  ];
  if (!hasSecondDriver) return papers;
  return [
    ...papers,
    { name: successMessages.secondLicence, standing: second && paperAmong(second.results, 'driving_licen') },
    { name: successMessages.secondIdentity, standing: second && paperAmong(second.results, 'id_proof') },
  ];
}

function termWords(intl: IntlShape, { date_time_from, time_zone }: GuestBooking, papers: Paper[]): string {
  const { there, judged } = documentTerms(momentMs(date_time_from));
  const words = (ms: number) => formatMoment(intl, ms, time_zone);
  const left = papersLeft(papers.map(({ standing }) => standing ?? 'missing'));
  if (left === 'none') return intl.formatMessage(successMessages.papersDone);
  if (left === 'waiting') return intl.formatMessage(successMessages.papersWaiting, { judged: words(judged) });
  return intl.formatMessage(successMessages.papersBy, { there: words(there), judged: words(judged) });
}
