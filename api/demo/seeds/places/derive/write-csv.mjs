import { gzipSync } from 'node:zlib';

const COLUMNS =
  'id,parent_id,place_type,slug,name,alternate_names,country,latitude,longitude,population,radius_km';
const OPERATING_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** The rows as gzipped CSV, byte for byte reproducible. */
export function gzippedCsv(rows) {
  const lines = rows.map((row) => row.map(quoteWhereNeeded).join(','));
  const zipped = gzipSync(Buffer.from([COLUMNS, ...lines, ''].join('\n')), { level: 9 });
  zipped[OPERATING_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return zipped;
}

function quoteWhereNeeded(value) {
  const text = String(value ?? '');
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
