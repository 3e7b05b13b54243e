/** Data of a camper that a list has; names and meanings as in the listing's answer. */
export interface ListingPreview {
  id: number;
  title: string;
  /** Camper type. */
  type: number;
  city: string;
  pictures: { url: string; srcset: string }[];
  review_average: number | null;
  review_count: number;
  instant_booking_activated: boolean;
  is_ambassador: boolean;
  /** Amounts in `currency`, for the dates of the link. */
  price_per_day: string;
  booking_price_per_day: string | null;
  final_booking_price: string | null;
  original_booking_price: string | null;
  currency: string;
  /** URL of the first picture in the width that the browser has already loaded. */
  loaded_picture?: string;
}

/** Preview data of a link's target, by name of the address. Must not contain personal data. */
export interface PagePreviews {
  listing: ListingPreview;
}

export type PagePreviewName = keyof PagePreviews;
