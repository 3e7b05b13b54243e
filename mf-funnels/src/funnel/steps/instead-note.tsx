import { useIntl } from 'react-intl';

import { Note } from '@campavia/ui';

import { insuranceNames } from '../../parts/insurance-names.messages';

import { insureMessages } from './insure.messages';
import type { Instead } from './use-fitting-insurance';

/** That another insurance is chosen than before, and why. */
export function InsteadNote({ instead, owner }: { instead: Instead | undefined; owner: string }) {
  const { formatMessage } = useIntl();
  if (!instead) return null;
  const nameOf = (slug: Instead['refused']) => formatMessage(insuranceNames[slug], { owner });
  const names = { refused: nameOf(instead.refused), chosen: nameOf(instead.chosen.slug) };
  return (
    <Note tone="care" role="status">
      {formatMessage(insureMessages.insteadOf, names)}
    </Note>
  );
}
