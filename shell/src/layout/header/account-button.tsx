import type { Me } from '@campavia/contracts';

import { BARS, NOBODY } from '../layout-skeleton';

import { faceOf } from './avatar';

export function Pill({ user }: { user: Me | undefined }) {
  return (
    <>
      <Lines d={BARS} />
      <FaceOf user={user} />
    </>
  );
}

function FaceOf({ user }: { user: Me | undefined }) {
  const face = user && faceOf(user);
  if (!face) {
    return (
      <span data-face="">
        <Lines d={NOBODY} />
      </span>
    );
  }
  if ('picture' in face) return <img data-face="" src={face.picture} alt="" />;
  return (
    <span data-face={face.ground} aria-hidden="true">
      {face.initial}
    </span>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
