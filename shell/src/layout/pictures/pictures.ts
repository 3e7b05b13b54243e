export const breakdownPicture = new URL('./spot-breakdown.svg', import.meta.url).href;

export const roadEndsPicture = new URL('./spot-road-ends.svg', import.meta.url).href;
