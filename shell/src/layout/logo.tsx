import { BRAND, LOGO_SHAPES } from './layout-skeleton';

export function Logo() {
  return (
    <>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {LOGO_SHAPES.map(({ part, d }) => (
          <path key={part} data-shape={part} d={d} />
        ))}
      </svg>
      <span>{BRAND}</span>
    </>
  );
}
