import { useIntl } from 'react-intl';

import { Note } from '@campavia/ui';

import { insuranceNames } from '../../../../components/insurance-names.messages';

import { insuranceStepMessages } from './insurance.messages';
import type { ReplacedInsurance } from './use-fitting-insurance';

/** That another insurance is chosen than before, and why. */
export function ReplacedNote({ instead, owner }: { instead: ReplacedInsurance | undefined; owner: string }) {
  const { formatMessage } = useIntl();
  if (!instead) return null;
  const nameOf = (slug: ReplacedInsurance['refused']) => formatMessage(insuranceNames[slug], { owner });
  const names = { refused: nameOf(instead.refused), chosen: nameOf(instead.chosen.slug) };
  return (
    <Note tone="care" role="status">
      {formatMessage(insuranceStepMessages.insteadOf, names)}
    </Note>
  );
}
