import type { Me } from '@campavia/contracts';

import { BARS, NOBODY } from '../layout-skeleton';

import { avatarOf } from './avatar';

export function Pill({ user }: { user: Me | undefined }) {
  return (
    <>
      <Lines d={BARS} />
      <FaceOf user={user} />
    </>
  );
}

function FaceOf({ user }: { user: Me | undefined }) {
  const avatar = user && avatarOf(user);
  if (!avatar) {
    return (
      <span data-face="">
        <Lines d={NOBODY} />
      </span>
    );
  }
  if ('picture' in avatar) return <img data-face="" src={avatar.picture} alt="" />;
  return (
    <span data-face={avatar.colour} aria-hidden="true">
      {avatar.initial}
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
