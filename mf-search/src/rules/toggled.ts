/** What is chosen of a list with one more, or one less, in the order of the list. */
export function toggled<Item>(list: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return list.filter((each) => chosen.includes(each) !== (each === item));
}
