import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { formatDistance } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { H2, Stack, Text } from '@campavia/ui';

import { useMapLabels } from '../../../data/use-map-labels';
import {
  KM,
  ROUGHLY_KM,
  SCALE_KM,
  SKETCH,
  placeTowns,
  type SketchedTown,
} from '../../../rules/location-sketch';

import { locationMessages } from './location.messages';
import { Sketch } from './location.styles';

const ASIDE = 12;

export function CamperLocation({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const { units } = useSite();
  const towns = placeTowns(listing, useMapLabels(listing));
  const distance = formatDistance(intl, ROUGHLY_KM, units);
  const names = intl.formatList(towns.map(({ name }) => name));
  return (
    <Stack as="section" $gap={5}>
      <div>
        <H2>{intl.formatMessage(locationMessages.title)}</H2>
        <Text $tone="soft">
          {intl.formatMessage(locationMessages.text, { city: listing.city, distance })}
        </Text>
      </div>
      <Sketch
        viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
        role="img"
        aria-label={intl.formatMessage(locationMessages.sketch, { city: listing.city, towns: names })}
      >
        <circle className="about" cx={SKETCH.width / 2} cy={SKETCH.height / 2} r={ROUGHLY_KM * KM} />
        {towns.map((town) => (
          <Town key={`${town.name}-${town.x}-${town.y}`} {...town} />
        ))}
        <Scale label={formatDistance(intl, SCALE_KM, units)} />
      </Sketch>
    </Stack>
  );
}

function Town({ name, x, y, side }: SketchedTown) {
  return (
    <g>
      <circle className="town" cx={x} cy={y} r={4} />
      <text x={side === 'start' ? x + ASIDE : x - ASIDE} y={y + 5} textAnchor={side}>
        {name}
      </text>
    </g>
  );
}

function Scale({ label }: { label: string }) {
  const [left, bottom] = [18, SKETCH.height - 16];
  return (
    <g>
      <path className="scale" d={`M${left} ${bottom - 6}v6h${SCALE_KM * KM}v-6`} />
      <text className="small" x={left} y={bottom - 12}>
        {label}
      </text>
    </g>
  );
}
