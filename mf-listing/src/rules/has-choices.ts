/** What the quote box writes into the address when something is added to the trip. */
const EXTRAS = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Whether an address says that something was added to the trip, so that its price is another than the plain one. */
export function hasExtras(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXTRAS.some((name) => params.has(name));
}
