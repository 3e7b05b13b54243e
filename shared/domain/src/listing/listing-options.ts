/** Activities and services that owners offer with a camper; `other` is free text. */
export const LISTING_OPTIONS = [
  ...['bedding', 'towels', 'kitchen_kit', 'camping_furniture', 'barbecue'],
  ...['bikes', 'paddle_board', 'child_seat', 'satnav', 'snow_chains', 'roof_box'],
  ...['station_transfer', 'final_cleaning', 'pet_cleaning', 'other'],
] as const;
export type ListingOptionCode = (typeof LISTING_OPTIONS)[number];
