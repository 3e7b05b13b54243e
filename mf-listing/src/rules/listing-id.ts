/** Whether the id in an address can be a camper's at all: a whole number of up to nine digits. */
export function isListingId(id: string | undefined): id is string {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id);
}
