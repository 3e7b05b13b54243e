/** The lines of a chart's scale from 0 up, at steps of 1, 2 or 5 times a power of ten; at most five above 0. */
export function scaleOf(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0] };
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  const ticks: number[] = [];
  for (let tick = 0; tick <= highest; tick += step) ticks.push(tick);
  return { top: Math.max(highest, ticks.at(-1) ?? 0), ticks };
}
