/** What the quote box writes into the address when something is added to the trip. */
const CHOICES = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Whether an address says that something was added to the trip, so that its price is another than the plain one. */
export function hasChoices(search: string): boolean {
  const params = new URLSearchParams(search);
  return CHOICES.some((name) => params.has(name));
}
