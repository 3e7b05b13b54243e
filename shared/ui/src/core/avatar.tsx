import { styled } from 'styled-components';

const edges = { s: ['2rem', '0.9rem'], m: ['2.5rem', '1.1rem'], l: ['4rem', '1.7rem'] } as const;

const backgrounds = [
  ['var(--pine-100)', 'var(--pine-900)'],
  ['#f3d9c4', '#6b3410'],
  ['#d5e4ee', '#1b4a66'],
  ['#e9dcef', '#5a2f6b'],
  ['var(--marigold-100)', 'var(--marigold-800)'],
] as const;

interface DiscStyleProps {
  $size: keyof typeof edges;
  $background: number;
}

const Disc = styled.span<DiscStyleProps>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${(props) => edges[props.$size][0]};
  height: ${(props) => edges[props.$size][0]};
  border-radius: 35px;
  background: ${(props) => backgrounds[props.$background]?.[0]};
  color: ${(props) => backgrounds[props.$background]?.[1]};
  font: 650 ${(props) => edges[props.$size][1]} / 1 var(--display);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  name: string;
  /** Selects the background, so that a user always has the same colour. */
  userId?: number;
  size?: keyof typeof edges;
  src?: string;
}

/** A user's picture or initial. Hidden from screen readers, because the name is shown beside it. */
export function Avatar({ name, userId = 0, size = 'm', src }: AvatarProps) {
  const initial = (Array.from(name.trim())[0] ?? '·').toLocaleUpperCase();
  return (
    <Disc $size={size} $background={Math.abs(userId) % backgrounds.length} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initial}
    </Disc>
  );
}
