import { createContext } from 'react';

/** The right end of the step line, visible from every part of a page; null where there is none. */
export const StepLineEnd = createContext<HTMLElement | null>(null);
