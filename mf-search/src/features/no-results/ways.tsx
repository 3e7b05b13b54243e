import { type IntlShape, useIntl } from 'react-intl';

import { daysBetween, plainDate, type SearchQuery } from '@campavia/domain';
import { formatDateRange, formatDistance } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { H3 } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { Sign, SignList } from '../../components/signs/signs.styles';
import { isCapped } from '../../rules/count-cap';
import { filterOfField } from '../../rules/filters';
import type { DatesWay, FilterWay, PlaceWay, WayOut, WaysOut } from '../../rules/ways-out';
import { useFilterWords } from '../filters';

import { waysOutMessages } from './ways-out.messages';
import { Way, WayList, Ways as WaysBox } from './ways-out.styles';

/** Between the facts of a sign. */
const DOT = ' · ';

/** Searches that find something, by the one thing they change. */
export function Ways({ query, ways: { places, dates, filters } }: { query: SearchQuery; ways: WaysOut }) {
  const { formatMessage } = useIntl();
  return (
    <WaysBox>
      {places.length > 0 && (
        <section>
          <H3>{formatMessage(waysOutMessages.places)}</H3>
          <SignList>
            {places.map((way) => (
              <PlaceSign key={way.slug} way={way} />
            ))}
          </SignList>
        </section>
      )}
      {dates.length > 0 && (
        <section>
          <H3>{formatMessage(waysOutMessages.dates)}</H3>
          <WayList>
            {dates.map((way) => (
              <OtherDates key={way.from} query={query} way={way} />
            ))}
          </WayList>
        </section>
      )}
      {filters.length > 0 && (
        <section>
          <H3>{formatMessage(waysOutMessages.filters)}</H3>
          <WayList>
            {filters.map((way) => (
              <OneFilterLess key={way.field} query={query} way={way} />
            ))}
          </WayList>
        </section>
      )}
    </WaysBox>
  );
}

function PlaceSign({ way }: { way: PlaceWay }) {
  const intl = useIntl();
  const { units } = useSite();
  return (
    <li>
      <Sign to={searchPath(way.query)}>
        <b>{way.name}</b>
        <span>
          {formatDistance(intl, way.distanceKm, units) + DOT}
          {countWords(intl, way)}
        </span>
      </Sign>
    </li>
  );
}

function OtherDates({ query, way }: { query: SearchQuery; way: DatesWay }) {
  const intl = useIntl();
  const apart = daysBetween(plainDate(query.date_from ?? way.from), way.from);
  return (
    <li>
      <Way to={searchPath(way.query)}>
        <span>
          <b>{formatDateRange(intl, way.from, way.to)}</b>
          <small>
            {intl.formatMessage(waysOutMessages.daysApart, {
              days: Math.abs(apart),
              direction: apart < 0 ? 'earlier' : 'later',
            })}
          </small>
        </span>
        <span>{countWords(intl, way)}</span>
      </Way>
    </li>
  );
}

function OneFilterLess({ query, way }: { query: SearchQuery; way: FilterWay }) {
  const intl = useIntl();
  const filter = filterOfField(way.field);
  // Of two bounds of a price only the one that goes is named.
  const words = useFilterWords({ [way.field]: query[way.field] });
  if (!filter) return null;
  return (
    <li>
      <Way to={searchPath(way.query)}>
        <span>
          <b>{intl.formatMessage(waysOutMessages.without, { filter: words(filter) })}</b>
        </span>
        <span>{countWords(intl, way)}</span>
      </Way>
    </li>
  );
}

/** "46 campers", "1,000+ campers". */
function countWords({ formatMessage, formatNumber }: IntlShape, { count }: WayOut): string {
  const figure = `${formatNumber(count)}${isCapped(count) ? '+' : ''}`;
  return formatMessage(waysOutMessages.count, { count, figure });
}
