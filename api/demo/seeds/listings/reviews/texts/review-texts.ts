/** What guests of a language write, by how they liked it. `{owner}` is who handed over, `{city}` where. */
export interface ReviewTexts {
  /** How five stars begin. */
  great: readonly string[];
  /** What may follow, of any camper. */
  details: readonly string[];
  closings: readonly string[];
  /** Four, three, and fewer stars. */
  good: readonly string[];
  mixed: readonly string[];
  poor: readonly string[];
  /** What owners answer. */
  replies: readonly string[];
}
