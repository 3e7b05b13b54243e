/** Two columns beside the map from 1280 px, one from there down to 1024 px; below that two and then one, alone. */
export const CARD_SIZES =
  '(min-width: 1440px) 23rem, (min-width: 1280px) 25.5vw, (min-width: 1024px) 52vw, (min-width: 640px) 46vw, 92vw';
