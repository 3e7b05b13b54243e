/** Review texts in one language, by rating. `{owner}` is the owner, `{city}` the town. */
export interface ReviewTexts {
  /** Opening sentences of five-star reviews. */
  great: readonly string[];
  /** Sentences that suit any camper. */
  details: readonly string[];
  closings: readonly string[];
  /** Reviews with four, three, and fewer stars. */
  good: readonly string[];
  mixed: readonly string[];
  poor: readonly string[];
  /** Replies of owners. */
  replies: readonly string[];
}
