/** The entry of `names/cities.json` for a town; keys are "DE Munich" or, if ambiguous, "US.DC Washington". */
export function handNameOf(town, handNames) {
  return handNames[`${town.country} ${town.name}`] ?? handNames[`${town.lvl1} ${town.name}`];
}

/** Applies local names and translations of the curated entries to the best-known town each. */
export function nameTowns(towns, handNames) {
  const chosen = new Map();
  for (const town of towns) {
    const entry = handNameOf(town, handNames);
    if (!entry) continue;
    const rival = chosen.get(entry);
    if (!rival || rival.population < town.population) chosen.set(entry, town);
  }
  const missing = Object.keys(handNames).filter((key) => !chosen.has(handNames[key]));
  if (missing.length > 0) throw new Error(`No town found for: ${missing.join(', ')}`);
  for (const [entry, town] of chosen) {
    town.name = entry.name ?? town.name;
    town.alternates = entry.also.split('|');
  }
}
