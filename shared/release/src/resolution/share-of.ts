const UINT32 = 2 ** 32;

/** The visitor's position in a draw, 0 ≤ share < 100: deterministic and evenly distributed over visitors. */
export function computeVisitorShare(visitor: string, draw: string): number {
  return (mix(hash(`${draw}\n${visitor}`)) / UINT32) * 100;
}

// FNV-1a over the UTF-16 code units.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

// The finaliser of MurmurHash3: without it, ids with similar endings get similar values.
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
