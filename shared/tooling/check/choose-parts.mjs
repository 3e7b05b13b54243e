import { Refusal } from '../postgres/refusal.mjs';

/** The parts that the command line asks for with `--only types,units`; all of them without it. */
export function chooseParts(parts, args) {
  const option = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (option < 0 && args.length === 0) return parts;
  const list = args[option]?.split('=')[1] ?? args[option + 1] ?? '';
  const names = list.split(',').filter(Boolean);
  const known = parts.map((part) => part.name);
  if (option < 0 || names.length === 0 || names.some((name) => !known.includes(name))) {
    throw new Refusal(`Usage: npm test [-- --only ${known.join(',')}]`);
  }
  return parts.filter((part) => names.includes(part.name));
}
