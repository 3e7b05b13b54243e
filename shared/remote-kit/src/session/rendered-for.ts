import { createContext } from 'react';

import type { SessionState } from './session';
import { VISITOR } from './visitor';

/** Who the server rendered a root for: visitors, except in the header. */
export const RenderedFor = createContext<SessionState>(VISITOR);
