import { createContext } from 'react';

/** The right end of the line of steps, for what has to be seen from every part of a page; null where there is none. */
export const StepLineEnd = createContext<HTMLElement | null>(null);
