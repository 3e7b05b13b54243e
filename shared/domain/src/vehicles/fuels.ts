/** The fuels of vehicles; `none` for one that is towed. */
export const FUELS = ['diesel', 'petrol', 'electric', 'none'] as const;
export type Fuel = (typeof FUELS)[number];
