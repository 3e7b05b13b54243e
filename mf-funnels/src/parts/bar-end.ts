import { createContext } from 'react';

/** The right end of the bar with the total on small screens; null where there is no bar. */
export const BarEnd = createContext<HTMLElement | null>(null);
