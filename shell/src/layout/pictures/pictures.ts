/** A van on the hard shoulder, steam over its bonnet. */
export const breakdownPicture = new URL('./spot-breakdown.svg', import.meta.url).href;

/** A van before the sign of a dead end, by the sea. */
export const roadEndsPicture = new URL('./spot-road-ends.svg', import.meta.url).href;
