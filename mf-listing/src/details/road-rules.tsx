import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Icon, Row } from '@campavia/ui';
import { Ban, Check, MessageCircle } from '@campavia/ui/icons';

import { allowanceOf } from '../rules/allowance';

import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';

const SIGNS = { ALLOWED: Check, NOT_ALLOWED: Ban, ON_DEMAND: MessageCircle };

/** What the owner allows: pets, smoking, other countries. */
export function RoadRules({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const lines = [
    [termMessages.pets, listing.pets_allowed],
    [termMessages.smoking, listing.smoking_allowed],
    [termMessages.abroad, listing.abroad_allowed],
  ] as const;
  return (
    <TermBlock
      title={formatMessage(termMessages.rules)}
      lines={lines.map(([name, value]) => [formatMessage(name), <Verdict key={name.id} value={value} />])}
    />
  );
}

function Verdict({ value }: { value: boolean | null }) {
  const { formatMessage } = useIntl();
  const allowance = allowanceOf(value);
  return (
    <Row as="span" $gap={2} $noWrap>
      <Icon of={SIGNS[allowance]} size="s" />
      <span>{formatMessage(termMessages.verdict, { allowance })}</span>
    </Row>
  );
}
