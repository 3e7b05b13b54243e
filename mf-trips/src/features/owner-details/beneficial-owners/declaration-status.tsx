import { useIntl } from 'react-intl';

import type { UboDeclaration } from '@campavia/contracts';
import { declarationProblem } from '@campavia/domain';
import { Badge, Stack, Text, type BadgeTone } from '@campavia/ui';

import { beneficialOwnersMessages } from './beneficial-owners.messages';

const TONES = { C: 'note', A: 'note', V: 'good', I: 'care', R: 'stop' } as const satisfies Record<
  NonNullable<UboDeclaration['status']>,
  BadgeTone
>;

/** The status of a declaration, and the next action. */
export function DeclarationStatus({ declaration: { status, reason } }: { declaration: UboDeclaration }) {
  const { formatMessage } = useIntl();
  const known = status ?? 'C';
  const why = declarationProblem(reason);
  return (
    <Stack $gap={2} role="status">
      <div>
        <Badge tone={TONES[known]}>{formatMessage(beneficialOwnersMessages[known])}</Badge>
      </div>
      <Text>{formatMessage(beneficialOwnersMessages[`${known}_text`])}</Text>
      {why && <Text>{formatMessage(beneficialOwnersMessages[why])}</Text>}
    </Stack>
  );
}
