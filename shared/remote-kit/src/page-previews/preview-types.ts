/** What a list knows of a camper; named and meant as in the api's answer for the listing. */
export interface ListingPreview {
  id: number;
  title: string;
  /** Kind of vehicle. */
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
  /** Address of the first picture in the width that the browser has already loaded. */
  loaded_picture?: string;
}

/** What a link may tell about the page it leads to, by the name of its address. Never anything personal. */
export interface PagePreviews {
  listing: ListingPreview;
}

export type PagePreviewName = keyof PagePreviews;
