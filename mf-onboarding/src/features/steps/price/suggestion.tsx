import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { type FieldValues } from '@campavia/domain';
import { Button, Note, Skeleton, Stack, Text } from '@campavia/ui';

import { useSimilarPrices } from '../../../data/use-prices';
import { suggestPrices } from '../../../rules/price-values';

import { priceMessages } from './price-step.messages';

export interface SuggestionProps {
  camper: OwnCamper;
  onTake: (values: FieldValues) => void;
}

export function Suggestion({ camper, onTake }: SuggestionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { similar, isLoading } = useSimilarPrices(camper.id);
  if (isLoading)
    return <Skeleton $height="clamp(8.5rem, 8.5rem + (640px - 100vw) * 99, 11rem)" aria-hidden="true" />;
  if (!similar) return null;
  const { seasons, count, currency } = similar;
  const radius = intl.formatNumber(similar.radius_km, { style: 'unit', unit: 'kilometer' });
  const low = seasons.find(({ season }) => season === 'low');
  const high = seasons.find(({ season }) => season === 'high');
  if (!low || !high) return <Note>{formatMessage(priceMessages.tooFew, { radius })}</Note>;
  const range = ({ from, to }: { from: string; to: string }) =>
    new Intl.NumberFormat(intl.locale, { style: 'currency', currency, maximumFractionDigits: 0 }).formatRange(
      Number(from),
      Number(to),
    );
  return (
    <Note>
      <Stack $gap={3}>
        <Text>
          {formatMessage(priceMessages.similar, { count, radius, low: range(low), high: range(high) })}
        </Text>
        <div>
          <Button variant="line" size="s" onClick={() => onTake(suggestPrices(similar))}>
            {formatMessage(priceMessages.take)}
          </Button>
        </div>
      </Stack>
    </Note>
  );
}
