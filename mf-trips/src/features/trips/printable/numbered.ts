/** Index keys for lines and payments without an id, whose order is fixed. */
export function numbered<Item>(items: readonly Item[]): { item: Item; key: string }[] {
  return items.map((item, position) => ({ item, key: String(position) }));
}
