/** For tests: browsers share two processors. Measurements run without them. */
export const CPU_SAVING_ARGS = [
  '--js-flags=--single-threaded',
  // Freed memory stays with the page. Playwright enables the other feature, in a list that this one replaces.
  '--enable-features=CDPScreenshotNewSurface,PartitionAllocLargeEmptySlotSpanRing',
];
