/**
 * Browsers share two processors: V8 collects garbage and compiles on the page's own thread, and freed memory stays with
 * the page instead of being returned at once. The other feature is one that Playwright enables, which a second list
 * would replace. Measurements run without these.
 */
export const CPU_SAVING_ARGS = [
  '--js-flags=--single-threaded',
  '--enable-features=CDPScreenshotNewSurface,PartitionAllocLargeEmptySlotSpanRing',
];
