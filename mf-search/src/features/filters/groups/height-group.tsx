import { useIntl } from 'react-intl';

import { SEARCH_LIMITS } from '@campavia/domain';

import { findProblems, readHeight } from '../../../rules/filters/filter-problems';
import type { FilterFormProps } from '../form-props';
import { formMessages } from '../form.messages';
import { formatMetres } from '../names/filter-names';

import { ChoiceTiles } from './choice-tiles';
import { Beneath } from './groups.styles';
import { TypedNumber } from './typed-number';

/** The heights for which the api counts results. */
const HEIGHTS_CM = [200, 250, 280, 300];
const EXAMPLE_M = 2.8;
/** Any other height. */
const OTHER = 0;

function textOf(heightCm: number | undefined): string {
  return heightCm === undefined ? '' : (heightCm / 100).toFixed(2);
}

export function HeightGroup({ draft, countOf, onChange }: FilterFormProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const chosen = readHeight(draft.height);
  const isOffered = chosen !== undefined && HEIGHTS_CM.includes(chosen);
  const places = { minimumFractionDigits: 2 };
  const { least, most } = SEARCH_LIMITS.heightCm;
  const errors = {
    noHeight: formatMessage(formMessages.noHeight, { example: formatNumber(EXAMPLE_M, places) }),
    oddHeight: formatMessage(formMessages.oddHeight, {
      least: formatMetres(intl, least),
      most: formatMetres(intl, most),
    }),
  };
  const problem = findProblems(draft).height;
  const setHeight = (height: string) => onChange(() => ({ height }));
  return (
    <ChoiceTiles
      legend={formatMessage(formMessages.height)}
      chosen={isOffered || draft.height === '' ? chosen : OTHER}
      onChoose={(height) => setHeight(textOf(height))}
      choices={[
        { value: undefined, name: formatMessage(formMessages.any) },
        ...HEIGHTS_CM.map((height) => ({
          value: height,
          name: formatNumber(height / 100, places),
          ...countOf('vehicle_height', height),
        })),
      ]}
    >
      <Beneath>
        <TypedNumber
          label={formatMessage(formMessages.otherHeight)}
          text={isOffered ? '' : draft.height}
          error={problem && errors[problem]}
          onType={setHeight}
        />
      </Beneath>
    </ChoiceTiles>
  );
}
