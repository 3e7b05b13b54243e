import { http } from '@campavia/api-client/core';
import type { CamperStatistics } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of camper statistics. */
export const camperStatisticsKeys = {
  ofYear: (camperId: number | string, year: number | undefined) =>
    `camper-statistics/${camperId}/${year ?? ''}`,
};

/**
 * The statistics of an own camper in a year, the current one by default.
 * @throws ApiError 404 `camper_not_found`, `statistics_year_ahead`; 410 `camper_deleted`
 */
export function getCamperStatistics(
  camperId: number | string,
  year: number | undefined,
  options: EndpointOptions = {},
): Promise<CamperStatistics> {
  const query = year === undefined ? '' : `?year=${year}`;
  const path = `/3/products/${encodeURIComponent(camperId)}/stats/${query}`;
  return (options.http ?? http()).get<CamperStatistics>(path, options);
}
