/** The weekdays of a mask, Monday 1 to Sunday 7; bit 0 is Monday. */
export function weekdaysOf(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => mask & (1 << (weekday - 1)));
}
