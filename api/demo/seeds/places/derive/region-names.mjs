const TIDY = {
  AT: (name) => name.replace(/^Politischer Bezirk /, 'Bezirk '),
  ES: (name) => name.replace(/^Province of /, 'Provincia de '),
  FR: (name) => name.replace(/^Département (du |de la |de l'|des |de )?/, ''),
  GB: (name) =>
    name.replace(/^(County|District) of /, '').replace(/ (Council|county borough|County Borough)$/, ''),
  IE: (name) => `County ${name.replace(/^County | County$/g, '')}`,
  IT: (name) =>
    (/^(Provincia|Province|Città)/.test(name) ? name : `Provincia di ${name}`).replace(
      'Province of',
      'Provincia di',
    ),
};

const GENERIC_PREFIX =
  /^(Provincia (?:di|de|da|del) |Provincia dell'|Província de |Provincie |Province (?:de|du) |Città metropolitana di |County (?!Durham)|Bezirk |Regierungsbezirk |Distrito d[aeo] |Distretto di |District d(?:e la|e|es|u) |Kanton |Canton (?:de|du) |Land )/;

const OFFICIAL_FORM =
  /^(Politischer Bezirk|Département|Regierungsbezirk) | (District|County|Council|borough)$/i;

/** The local name of an administrative area; `rawName` mixes English and local forms. */
export function regionName(code, rawName, handNames) {
  const tidy = TIDY[code.slice(0, 2)];
  const isLvl2 = code.split('.').length === 3;
  return handNames[code]?.name ?? (tidy && isLvl2 ? tidy(rawName) : rawName);
}

/**
 * Alternative names for search: curated ones, the source's own, and the name without prefixes such as "Provincia di".
 */
export function regionAlternates(code, rawName, handNames) {
  const name = regionName(code, rawName, handNames);
  const bare = name.replace(GENERIC_PREFIX, '');
  const sourceName = OFFICIAL_FORM.test(rawName) ? [] : [rawName];
  return [...(handNames[code]?.also?.split('|') ?? []), ...sourceName, bare];
}

/** Whether the area consists of one city only, according to the table. */
export function isOneCity(code, handNames) {
  return handNames[code]?.isCity === true;
}

/** Some cities are administered separately from their county; the table joins the two. */
export function regionCode(code, handNames) {
  return handNames[code]?.sameAs ?? code;
}
