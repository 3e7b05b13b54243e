import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { PayoutRequirement } from '@campavia/contracts';
import {
  CHECKED_REQUIREMENTS,
  momentMs,
  REQUIREMENT_MINUTES,
  type RequirementStatus,
} from '@campavia/domain';
import { AddressLink, pathOf } from '@campavia/remote-kit';
import { Badge, ButtonLink, Small, Strong, Text, type BadgeTone, type IconType } from '@campavia/ui';
import { Check, CircleAlert, Hourglass } from '@campavia/ui/icons';

import { requirementsMessages } from './requirements.messages';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s5);
  align-items: center;
  justify-content: space-between;
  padding: var(--s4) 0;
  border-top: 1px solid var(--line);
  > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const BADGES: Record<Exclude<RequirementStatus, 'missing'>, readonly [BadgeTone, IconType]> = {
  waiting: ['note', Hourglass],
  refused: ['stop', CircleAlert],
  done: ['good', Check],
};

/** The page of a requirement. */
const PAGES = {
  profile: { address: 'account.professional' },
  identity: { address: 'account.owner-identity' },
  company: { address: 'account.owner-identity' },
  beneficial_owners: { address: 'account.ubo-declaration' },
  bank_account: { address: 'account.iban' },
  tax_number: { address: 'account.tax-number' },
} as const satisfies Record<PayoutRequirement['name'], { address: string }>;
const DOCUMENT = { address: 'account.owner-document' } as const;

export interface RequirementRowProps {
  requirement: PayoutRequirement;
  isNext: boolean;
}

export function RequirementRow({ requirement, isNext }: RequirementRowProps) {
  const { formatMessage } = useIntl();
  const { name, status } = requirement;
  return (
    <Line>
      <div>
        <Strong>{formatMessage(requirementsMessages[name])}</Strong>
        <Text $tone="soft">{formatMessage(requirementsMessages[`${name}_text`])}</Text>
        <Duration requirement={requirement} />
      </div>
      {status !== 'missing' && <StatusBadge requirement={requirement} />}
      <Action requirement={requirement} isNext={isNext} />
    </Line>
  );
}

/** How long it takes to enter and to check, or until when payouts are blocked. */
function Duration({
  requirement: { name, status, resting_until: until },
}: {
  requirement: PayoutRequirement;
}) {
  const { formatMessage, formatDate } = useIntl();
  if (until !== null) {
    const moment = formatDate(momentMs(until), { dateStyle: 'long', timeStyle: 'short' });
    return <Small as="p">{formatMessage(requirementsMessages.resting, { moment })}</Small>;
  }
  if (status === 'done' || status === 'waiting') return null;
  const minutes = REQUIREMENT_MINUTES[name];
  const text = CHECKED_REQUIREMENTS.includes(name)
    ? requirementsMessages.minutesAndDay
    : requirementsMessages.minutes;
  return (
    <Small as="p" $tone="soft">
      {formatMessage(text, { minutes })}
    </Small>
  );
}

function StatusBadge({ requirement: { status, resting_until: until } }: { requirement: PayoutRequirement }) {
  const { formatMessage } = useIntl();
  if (status === 'missing') return null;
  const [tone, icon] = BADGES[until === null ? status : 'waiting'];
  const text =
    until === null ? requirementsMessages[`status_${status}`] : requirementsMessages.status_resting;
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(text)}
    </Badge>
  );
}

/** Links to the page where a missing or refused requirement is entered. */
function Action({ requirement, isNext }: RequirementRowProps) {
  const { formatMessage } = useIntl();
  const { name, status, document_id: id } = requirement;
  const isUploaded = id !== null && PAGES[name].address === 'account.owner-identity';
  const { address } = isUploaded ? DOCUMENT : PAGES[name];
  const isOpen = status === 'missing' || status === 'refused';
  if (!isOpen || pathOf(address, { id_doc: String(id) }) === undefined) return null;
  const text = status === 'missing' ? requirementsMessages.add : requirementsMessages.replace;
  return (
    <ButtonLink
      as={AddressLink}
      to={address}
      params={{ id_doc: String(id) }}
      variant={isNext ? 'pine' : 'line'}
      size="s"
      aria-label={[formatMessage(text), formatMessage(requirementsMessages[name])].join(' ')}
    >
      {formatMessage(text)}
    </ButtonLink>
  );
}
