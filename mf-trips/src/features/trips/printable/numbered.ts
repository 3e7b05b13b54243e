/** Nothing in them tells two lines or payments apart, and their order is fixed. */
export function numbered<Item>(items: readonly Item[]): { item: Item; key: string }[] {
  return items.map((item, position) => ({ item, key: String(position) }));
}
