import type { SearchField } from './search-query';

/** Why a value was dropped from a search. */
export type DropRule =
  | 'where_too_long'
  | 'where_unreadable'
  | 'latitude_out_of_range'
  | 'longitude_out_of_range'
  | 'lone_coordinate'
  | 'radius_not_a_number'
  | 'bbox_invalid'
  | 'date_invalid'
  | 'lone_date'
  | 'date_in_past'
  | 'seatbelts_out_of_range'
  | 'beds_out_of_range'
  | 'types_out_of_range'
  | 'min_price_out_of_range'
  | 'max_price_out_of_range'
  | 'vehicle_height_out_of_range'
  | 'review_average__gte_out_of_range'
  | 'licence_type_unknown'
  | 'owner_types_unknown'
  | 'equipments_unknown'
  | 'flag_not_true'
  | 'ordering_unknown'
  | 'ordering_without_place'
  | 'page_out_of_range'
  | 'page_size_out_of_range';

/** How a value was corrected. */
export type AdjustRule =
  | 'radius_clamped'
  | 'date_converted'
  | 'dates_swapped'
  | 'seatbelts_copied_to_beds'
  | 'prices_swapped'
  | 'flag_written_out';

/** Records the changes made by sanitising. */
export interface SearchNotes {
  dropped: { field: SearchField; rule: DropRule }[];
  adjusted: { field: SearchField; rule: AdjustRule }[];
}

/** Notes that a field was dropped; always undefined, so that the caller can return it as the value. */
export function drop(notes: SearchNotes, field: SearchField, rule: DropRule): undefined {
  notes.dropped.push({ field, rule });
  return undefined;
}

/** Records that a field was corrected. */
export function adjust(notes: SearchNotes, field: SearchField, rule: AdjustRule): void {
  notes.adjusted.push({ field, rule });
}
