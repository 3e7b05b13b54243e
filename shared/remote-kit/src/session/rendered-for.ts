import { createContext } from 'react';

import type { SessionState } from './session';
import { VISITOR } from './visitor';

/** The session that the server rendered a root for: a visitor, except in the header. */
export const RenderedFor = createContext<SessionState>(VISITOR);
