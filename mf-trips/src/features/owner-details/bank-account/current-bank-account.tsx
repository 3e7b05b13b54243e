import { useIntl } from 'react-intl';

import type { BankAccountRecord } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { Badge, ButtonLink, Note, Stack, Strong, Text, type BadgeTone } from '@campavia/ui';

import { bankAccountMessages } from './bank-account.messages';

const TONES = {
  validated: 'good',
  queued: 'note',
  to_confirm: 'care',
  refused: 'stop',
} as const satisfies Record<NonNullable<BankAccountRecord['status']>, BadgeTone>;

/** The account for payouts, and its pending requirement. */
export function CurrentBankAccount({ account }: { account: BankAccountRecord }) {
  const { formatMessage, formatDate } = useIntl();
  const { iban, holder, status, confirm_url: confirmUrl, held_until: heldUntil } = account;
  if (!status) return null;
  return (
    <Stack $gap={3}>
      <div>
        <Strong>{iban}</Strong>
        <Text $tone="soft">{holder}</Text>
      </div>
      <div>
        <Badge tone={TONES[status]}>{formatMessage(bankAccountMessages[status])}</Badge>
      </div>
      {status !== 'validated' && <Text>{formatMessage(bankAccountMessages[`${status}_text`])}</Text>}
      {confirmUrl && (
        <div>
          <ButtonLink href={confirmUrl}>{formatMessage(bankAccountMessages.confirm)}</ButtonLink>
        </div>
      )}
      {heldUntil && (
        <Note tone="care">
          {formatMessage(bankAccountMessages.held, {
            moment: formatDate(momentMs(heldUntil), { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </Note>
      )}
    </Stack>
  );
}
